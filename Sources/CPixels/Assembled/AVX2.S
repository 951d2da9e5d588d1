// Generated from AVX2.c by Tool/assemble-kernels; do not edit.
// Compiler: clang 21.0.0 11673e6660b2d0a5f9f99b1c7b773f4c2f6df1b0
// Sources: 23ffe84eddc5a509039b995efc1dd1c06967299363379a7c2dd4462b268a6475
#if defined(__x86_64__) && defined(__linux__) && !defined(KINORA_COMPILE_KERNELS)
	.text
	.globl	kinora_pixels_best
	.p2align	4
	.type	kinora_pixels_best,@function
kinora_pixels_best:
	testb	$4, __cpu_model+13(%rip)
	jne	.LBB0_1
	pushq	%rbp
	movq	%rsp, %rbp
	movq	kinora_pixels_portable@GOTPCREL(%rip), %rax
	popq	%rbp
	retq
.LBB0_1:
	leaq	avx2(%rip), %rax
	retq
.Lfunc_end0:
	.size	kinora_pixels_best, .Lfunc_end0-kinora_pixels_best

	.p2align	4
	.type	fill,@function
fill:
	vmovd	%edx, %xmm0
	vpbroadcastd	%xmm0, %ymm0
	cmpq	$32, %rsi
	jb	.LBB1_1
	vmovdqu	%ymm0, (%rdi)
	movl	%edi, %ecx
	andl	$31, %ecx
	movl	$32, %eax
	subl	%ecx, %eax
	shrl	$2, %eax
	jmp	.LBB1_3
.LBB1_1:
	xorl	%eax, %eax
.LBB1_3:
	leaq	8(%rax), %rcx
	cmpq	%rsi, %rcx
	jbe	.LBB1_5
	movq	%rax, %rcx
	jmp	.LBB1_6
	.p2align	4
.LBB1_5:
	vmovdqu	%ymm0, (%rdi,%rax,4)
	leaq	8(%rax), %rcx
	addq	$16, %rax
	cmpq	%rsi, %rax
	movq	%rcx, %rax
	jbe	.LBB1_5
.LBB1_6:
	subq	%rcx, %rsi
	jbe	.LBB1_14
	leaq	(%rdi,%rcx,4), %rax
	testb	$4, %sil
	je	.LBB1_9
	vmovdqu	%xmm0, (%rax)
	vextracti128	$1, %ymm0, %xmm0
	addq	$16, %rax
.LBB1_9:
	pushq	%rbp
	movq	%rsp, %rbp
	testb	$2, %sil
	je	.LBB1_11
	vmovq	%xmm0, (%rax)
	vpshufd	$238, %xmm0, %xmm0
	addq	$8, %rax
.LBB1_11:
	testb	$1, %sil
	je	.LBB1_13
	vmovd	%xmm0, (%rax)
.LBB1_13:
	popq	%rbp
.LBB1_14:
	vzeroupper
	retq
.Lfunc_end1:
	.size	fill, .Lfunc_end1-fill

	.section	.rodata.cst32,"aM",@progbits,32
	.p2align	5, 0x0
.LCPI2_0:
	.short	128
	.short	128
	.short	128
	.short	128
	.short	128
	.short	128
	.short	128
	.short	128
	.short	128
	.short	128
	.short	128
	.short	128
	.short	128
	.short	128
	.short	128
	.short	128
.LCPI2_1:
	.zero	32,1
.LCPI2_2:
	.long	0
	.long	1
	.long	2
	.long	3
	.long	4
	.long	5
	.long	6
	.long	7
	.section	.rodata,"a",@progbits
	.p2align	1, 0x0
.LCPI2_3:
	.short	128
.LCPI2_4:
	.byte	1
	.text
	.p2align	4
	.type	blend_color,@function
blend_color:
	vmovd	%edx, %xmm0
	vpbroadcastd	%xmm0, %ymm0
	notl	%edx
	shrl	$24, %edx
	vmovd	%edx, %xmm1
	vpbroadcastw	%xmm1, %ymm1
	cmpq	$8, %rsi
	jae	.LBB2_2
	xorl	%ecx, %ecx
	jmp	.LBB2_4
.LBB2_2:
	xorl	%eax, %eax
	vpxor	%xmm2, %xmm2, %xmm2
	vpbroadcastw	.LCPI2_3(%rip), %ymm3
	vpbroadcastb	.LCPI2_4(%rip), %ymm4
	.p2align	4
.LBB2_3:
	vmovdqu	(%rdi,%rax,4), %ymm5
	vpunpcklbw	%ymm2, %ymm5, %ymm6
	vpmullw	%ymm6, %ymm1, %ymm6
	vpaddw	%ymm3, %ymm6, %ymm6
	vpmulhuw	%ymm4, %ymm6, %ymm6
	vpunpckhbw	%ymm2, %ymm5, %ymm5
	vpmullw	%ymm5, %ymm1, %ymm5
	vpaddw	%ymm3, %ymm5, %ymm5
	vpmulhuw	%ymm4, %ymm5, %ymm5
	vpackuswb	%ymm5, %ymm6, %ymm5
	vpaddd	%ymm5, %ymm0, %ymm5
	vmovdqu	%ymm5, (%rdi,%rax,4)
	leaq	8(%rax), %rcx
	addq	$16, %rax
	cmpq	%rsi, %rax
	movq	%rcx, %rax
	jbe	.LBB2_3
.LBB2_4:
	pushq	%rbp
	movq	%rsp, %rbp
	cmpq	%rcx, %rsi
	jbe	.LBB2_11
	movl	%esi, %eax
	subl	%ecx, %eax
	vmovd	%eax, %xmm2
	vpbroadcastd	%xmm2, %ymm2
	vpcmpgtd	.LCPI2_2(%rip), %ymm2, %ymm2
	vpmaskmovd	(%rdi,%rcx,4), %ymm2, %ymm2
	leaq	(%rdi,%rcx,4), %rax
	vpxor	%xmm3, %xmm3, %xmm3
	vpunpcklbw	%ymm3, %ymm2, %ymm4
	vpmullw	%ymm4, %ymm1, %ymm4
	vpbroadcastw	.LCPI2_3(%rip), %ymm5
	vpaddw	%ymm5, %ymm4, %ymm4
	vpbroadcastb	.LCPI2_4(%rip), %ymm6
	vpmulhuw	%ymm6, %ymm4, %ymm4
	vpunpckhbw	%ymm3, %ymm2, %ymm2
	vpmullw	%ymm2, %ymm1, %ymm1
	vpaddw	%ymm5, %ymm1, %ymm1
	vpmulhuw	%ymm6, %ymm1, %ymm1
	vpackuswb	%ymm1, %ymm4, %ymm1
	vpaddd	%ymm1, %ymm0, %ymm0
	testb	$4, %sil
	jne	.LBB2_6
	testb	$2, %sil
	jne	.LBB2_8
.LBB2_9:
	testb	$1, %sil
	je	.LBB2_11
.LBB2_10:
	vmovd	%xmm0, (%rax)
.LBB2_11:
	popq	%rbp
	vzeroupper
	retq
.LBB2_6:
	vmovdqu	%xmm0, (%rax)
	vextracti128	$1, %ymm0, %xmm0
	addq	$16, %rax
	testb	$2, %sil
	je	.LBB2_9
.LBB2_8:
	vmovq	%xmm0, (%rax)
	vpshufd	$238, %xmm0, %xmm0
	addq	$8, %rax
	testb	$1, %sil
	jne	.LBB2_10
	jmp	.LBB2_11
.Lfunc_end2:
	.size	blend_color, .Lfunc_end2-blend_color

	.section	.rodata.cst32,"aM",@progbits,32
	.p2align	5, 0x0
.LCPI3_0:
	.byte	3
	.byte	128
	.byte	3
	.byte	128
	.byte	3
	.byte	128
	.byte	3
	.byte	128
	.byte	7
	.byte	128
	.byte	7
	.byte	128
	.byte	7
	.byte	128
	.byte	7
	.byte	128
	.byte	3
	.byte	128
	.byte	3
	.byte	128
	.byte	3
	.byte	128
	.byte	3
	.byte	128
	.byte	7
	.byte	128
	.byte	7
	.byte	128
	.byte	7
	.byte	128
	.byte	7
	.byte	128
.LCPI3_1:
	.byte	11
	.byte	128
	.byte	11
	.byte	128
	.byte	11
	.byte	128
	.byte	11
	.byte	128
	.byte	15
	.byte	128
	.byte	15
	.byte	128
	.byte	15
	.byte	128
	.byte	15
	.byte	128
	.byte	11
	.byte	128
	.byte	11
	.byte	128
	.byte	11
	.byte	128
	.byte	11
	.byte	128
	.byte	15
	.byte	128
	.byte	15
	.byte	128
	.byte	15
	.byte	128
	.byte	15
	.byte	128
.LCPI3_2:
	.short	128
	.short	128
	.short	128
	.short	128
	.short	128
	.short	128
	.short	128
	.short	128
	.short	128
	.short	128
	.short	128
	.short	128
	.short	128
	.short	128
	.short	128
	.short	128
.LCPI3_3:
	.zero	32,1
.LCPI3_4:
	.long	0
	.long	1
	.long	2
	.long	3
	.long	4
	.long	5
	.long	6
	.long	7
	.section	.rodata,"a",@progbits
	.p2align	1, 0x0
.LCPI3_5:
	.short	128
.LCPI3_6:
	.byte	1
	.text
	.p2align	4
	.type	blend_color_covered,@function
blend_color_covered:
	vmovd	%ecx, %xmm0
	vpbroadcastd	%xmm0, %ymm0
	cmpq	$8, %rdx
	jae	.LBB3_2
	xorl	%ecx, %ecx
	jmp	.LBB3_4
.LBB3_2:
	vpxor	%xmm1, %xmm1, %xmm1
	vpunpcklbw	%ymm1, %ymm0, %ymm2
	vpunpckhbw	%ymm1, %ymm0, %ymm3
	xorl	%eax, %eax
	vmovdqa	.LCPI3_0(%rip), %ymm4
	vmovdqa	.LCPI3_1(%rip), %ymm5
	vpbroadcastw	.LCPI3_5(%rip), %ymm6
	vpbroadcastb	.LCPI3_6(%rip), %ymm7
	vpcmpeqd	%ymm8, %ymm8, %ymm8
	.p2align	4
.LBB3_3:
	vpmovzxbd	(%rsi,%rax), %ymm9
	vpslld	$24, %ymm9, %ymm9
	vpshufb	%ymm4, %ymm9, %ymm10
	vpmullw	%ymm2, %ymm10, %ymm10
	vpshufb	%ymm5, %ymm9, %ymm9
	vpmullw	%ymm3, %ymm9, %ymm9
	vpaddw	%ymm6, %ymm10, %ymm10
	vpmulhuw	%ymm7, %ymm10, %ymm10
	vpaddw	%ymm6, %ymm9, %ymm9
	vpmulhuw	%ymm7, %ymm9, %ymm9
	vpackuswb	%ymm9, %ymm10, %ymm9
	vmovdqu	(%rdi,%rax,4), %ymm10
	vpxor	%ymm8, %ymm9, %ymm11
	vpshufb	%ymm4, %ymm11, %ymm12
	vpshufb	%ymm5, %ymm11, %ymm11
	vpunpcklbw	%ymm1, %ymm10, %ymm13
	vpmullw	%ymm12, %ymm13, %ymm12
	vpaddw	%ymm6, %ymm12, %ymm12
	vpmulhuw	%ymm7, %ymm12, %ymm12
	vpunpckhbw	%ymm1, %ymm10, %ymm10
	vpmullw	%ymm11, %ymm10, %ymm10
	vpaddw	%ymm6, %ymm10, %ymm10
	vpmulhuw	%ymm7, %ymm10, %ymm10
	vpackuswb	%ymm10, %ymm12, %ymm10
	vpaddd	%ymm9, %ymm10, %ymm9
	vmovdqu	%ymm9, (%rdi,%rax,4)
	leaq	8(%rax), %rcx
	addq	$16, %rax
	cmpq	%rdx, %rax
	movq	%rcx, %rax
	jbe	.LBB3_3
.LBB3_4:
	pushq	%rbp
	movq	%rsp, %rbp
	cmpq	%rcx, %rdx
	jbe	.LBB3_11
	vpmovzxbd	(%rsi,%rcx), %ymm1
	vpslld	$24, %ymm1, %ymm1
	leaq	(%rdi,%rcx,4), %rax
	vmovdqa	.LCPI3_0(%rip), %ymm2
	vpshufb	%ymm2, %ymm1, %ymm3
	vmovdqa	.LCPI3_1(%rip), %ymm4
	vpshufb	%ymm4, %ymm1, %ymm1
	vpxor	%xmm5, %xmm5, %xmm5
	vpunpcklbw	%ymm5, %ymm0, %ymm6
	vpmullw	%ymm6, %ymm3, %ymm3
	vpbroadcastw	.LCPI3_5(%rip), %ymm6
	vpaddw	%ymm6, %ymm3, %ymm3
	vpbroadcastb	.LCPI3_6(%rip), %ymm7
	vpmulhuw	%ymm7, %ymm3, %ymm3
	vpunpckhbw	%ymm5, %ymm0, %ymm0
	vpmullw	%ymm0, %ymm1, %ymm0
	vpaddw	%ymm6, %ymm0, %ymm0
	movl	%edx, %esi
	subl	%ecx, %esi
	vmovd	%esi, %xmm1
	vpbroadcastd	%xmm1, %ymm1
	vpcmpgtd	.LCPI3_4(%rip), %ymm1, %ymm1
	vpmulhuw	%ymm7, %ymm0, %ymm0
	vpmaskmovd	(%rdi,%rcx,4), %ymm1, %ymm1
	vpackuswb	%ymm0, %ymm3, %ymm0
	vpcmpeqd	%ymm3, %ymm3, %ymm3
	vpxor	%ymm3, %ymm0, %ymm3
	vpshufb	%ymm2, %ymm3, %ymm2
	vpshufb	%ymm4, %ymm3, %ymm3
	vpunpcklbw	%ymm5, %ymm1, %ymm4
	vpmullw	%ymm2, %ymm4, %ymm2
	vpaddw	%ymm6, %ymm2, %ymm2
	vpmulhuw	%ymm7, %ymm2, %ymm2
	vpunpckhbw	%ymm5, %ymm1, %ymm1
	vpmullw	%ymm3, %ymm1, %ymm1
	vpaddw	%ymm6, %ymm1, %ymm1
	vpmulhuw	%ymm7, %ymm1, %ymm1
	vpackuswb	%ymm1, %ymm2, %ymm1
	vpaddd	%ymm0, %ymm1, %ymm0
	testb	$4, %dl
	jne	.LBB3_6
	testb	$2, %dl
	jne	.LBB3_8
.LBB3_9:
	testb	$1, %dl
	je	.LBB3_11
.LBB3_10:
	vmovd	%xmm0, (%rax)
.LBB3_11:
	popq	%rbp
	vzeroupper
	retq
.LBB3_6:
	vmovdqu	%xmm0, (%rax)
	vextracti128	$1, %ymm0, %xmm0
	addq	$16, %rax
	testb	$2, %dl
	je	.LBB3_9
.LBB3_8:
	vmovq	%xmm0, (%rax)
	vpshufd	$238, %xmm0, %xmm0
	addq	$8, %rax
	testb	$1, %dl
	jne	.LBB3_10
	jmp	.LBB3_11
.Lfunc_end3:
	.size	blend_color_covered, .Lfunc_end3-blend_color_covered

	.section	.rodata.cst32,"aM",@progbits,32
	.p2align	5, 0x0
.LCPI4_0:
	.byte	3
	.byte	128
	.byte	3
	.byte	128
	.byte	3
	.byte	128
	.byte	3
	.byte	128
	.byte	7
	.byte	128
	.byte	7
	.byte	128
	.byte	7
	.byte	128
	.byte	7
	.byte	128
	.byte	3
	.byte	128
	.byte	3
	.byte	128
	.byte	3
	.byte	128
	.byte	3
	.byte	128
	.byte	7
	.byte	128
	.byte	7
	.byte	128
	.byte	7
	.byte	128
	.byte	7
	.byte	128
.LCPI4_1:
	.byte	11
	.byte	128
	.byte	11
	.byte	128
	.byte	11
	.byte	128
	.byte	11
	.byte	128
	.byte	15
	.byte	128
	.byte	15
	.byte	128
	.byte	15
	.byte	128
	.byte	15
	.byte	128
	.byte	11
	.byte	128
	.byte	11
	.byte	128
	.byte	11
	.byte	128
	.byte	11
	.byte	128
	.byte	15
	.byte	128
	.byte	15
	.byte	128
	.byte	15
	.byte	128
	.byte	15
	.byte	128
.LCPI4_2:
	.short	128
	.short	128
	.short	128
	.short	128
	.short	128
	.short	128
	.short	128
	.short	128
	.short	128
	.short	128
	.short	128
	.short	128
	.short	128
	.short	128
	.short	128
	.short	128
.LCPI4_3:
	.zero	32,1
.LCPI4_4:
	.long	0
	.long	1
	.long	2
	.long	3
	.long	4
	.long	5
	.long	6
	.long	7
	.section	.rodata,"a",@progbits
	.p2align	1, 0x0
.LCPI4_5:
	.short	128
.LCPI4_6:
	.byte	1
	.text
	.p2align	4
	.type	blend,@function
blend:
	cmpq	$8, %rdx
	jae	.LBB4_2
	xorl	%ecx, %ecx
	jmp	.LBB4_4
.LBB4_2:
	xorl	%eax, %eax
	vpcmpeqd	%ymm0, %ymm0, %ymm0
	vmovdqa	.LCPI4_0(%rip), %ymm1
	vpxor	%xmm2, %xmm2, %xmm2
	vmovdqa	.LCPI4_1(%rip), %ymm3
	vpbroadcastw	.LCPI4_5(%rip), %ymm4
	vpbroadcastb	.LCPI4_6(%rip), %ymm5
	.p2align	4
.LBB4_3:
	vmovdqu	(%rsi,%rax,4), %ymm6
	vmovdqu	(%rdi,%rax,4), %ymm7
	vpxor	%ymm0, %ymm6, %ymm8
	vpshufb	%ymm1, %ymm8, %ymm9
	vpshufb	%ymm3, %ymm8, %ymm8
	vpunpcklbw	%ymm2, %ymm7, %ymm10
	vpmullw	%ymm9, %ymm10, %ymm9
	vpaddw	%ymm4, %ymm9, %ymm9
	vpmulhuw	%ymm5, %ymm9, %ymm9
	vpunpckhbw	%ymm2, %ymm7, %ymm7
	vpmullw	%ymm7, %ymm8, %ymm7
	vpaddw	%ymm4, %ymm7, %ymm7
	vpmulhuw	%ymm5, %ymm7, %ymm7
	vpackuswb	%ymm7, %ymm9, %ymm7
	vpaddd	%ymm6, %ymm7, %ymm6
	vmovdqu	%ymm6, (%rdi,%rax,4)
	leaq	8(%rax), %rcx
	addq	$16, %rax
	cmpq	%rdx, %rax
	movq	%rcx, %rax
	jbe	.LBB4_3
.LBB4_4:
	pushq	%rbp
	movq	%rsp, %rbp
	cmpq	%rcx, %rdx
	jbe	.LBB4_11
	movl	%edx, %eax
	subl	%ecx, %eax
	vmovd	%eax, %xmm0
	vpbroadcastd	%xmm0, %ymm0
	vpcmpgtd	.LCPI4_4(%rip), %ymm0, %ymm0
	vpmaskmovd	(%rsi,%rcx,4), %ymm0, %ymm1
	leaq	(%rdi,%rcx,4), %rax
	vpmaskmovd	(%rdi,%rcx,4), %ymm0, %ymm0
	vpcmpeqd	%ymm2, %ymm2, %ymm2
	vpxor	%ymm2, %ymm1, %ymm2
	vpshufb	.LCPI4_0(%rip), %ymm2, %ymm3
	vpxor	%xmm4, %xmm4, %xmm4
	vpshufb	.LCPI4_1(%rip), %ymm2, %ymm2
	vpunpcklbw	%ymm4, %ymm0, %ymm5
	vpmullw	%ymm3, %ymm5, %ymm3
	vpbroadcastw	.LCPI4_5(%rip), %ymm5
	vpaddw	%ymm5, %ymm3, %ymm3
	vpbroadcastb	.LCPI4_6(%rip), %ymm6
	vpmulhuw	%ymm6, %ymm3, %ymm3
	vpunpckhbw	%ymm4, %ymm0, %ymm0
	vpmullw	%ymm2, %ymm0, %ymm0
	vpaddw	%ymm5, %ymm0, %ymm0
	vpmulhuw	%ymm6, %ymm0, %ymm0
	vpackuswb	%ymm0, %ymm3, %ymm0
	vpaddd	%ymm0, %ymm1, %ymm0
	testb	$4, %dl
	jne	.LBB4_6
	testb	$2, %dl
	jne	.LBB4_8
.LBB4_9:
	testb	$1, %dl
	je	.LBB4_11
.LBB4_10:
	vmovd	%xmm0, (%rax)
.LBB4_11:
	popq	%rbp
	vzeroupper
	retq
.LBB4_6:
	vmovdqu	%xmm0, (%rax)
	vextracti128	$1, %ymm0, %xmm0
	addq	$16, %rax
	testb	$2, %dl
	je	.LBB4_9
.LBB4_8:
	vmovq	%xmm0, (%rax)
	vpshufd	$238, %xmm0, %xmm0
	addq	$8, %rax
	testb	$1, %dl
	jne	.LBB4_10
	jmp	.LBB4_11
.Lfunc_end4:
	.size	blend, .Lfunc_end4-blend

	.section	.rodata.cst32,"aM",@progbits,32
	.p2align	5, 0x0
.LCPI5_0:
	.short	128
	.short	128
	.short	128
	.short	128
	.short	128
	.short	128
	.short	128
	.short	128
	.short	128
	.short	128
	.short	128
	.short	128
	.short	128
	.short	128
	.short	128
	.short	128
.LCPI5_1:
	.zero	32,1
.LCPI5_2:
	.byte	3
	.byte	128
	.byte	3
	.byte	128
	.byte	3
	.byte	128
	.byte	3
	.byte	128
	.byte	7
	.byte	128
	.byte	7
	.byte	128
	.byte	7
	.byte	128
	.byte	7
	.byte	128
	.byte	3
	.byte	128
	.byte	3
	.byte	128
	.byte	3
	.byte	128
	.byte	3
	.byte	128
	.byte	7
	.byte	128
	.byte	7
	.byte	128
	.byte	7
	.byte	128
	.byte	7
	.byte	128
.LCPI5_3:
	.byte	11
	.byte	128
	.byte	11
	.byte	128
	.byte	11
	.byte	128
	.byte	11
	.byte	128
	.byte	15
	.byte	128
	.byte	15
	.byte	128
	.byte	15
	.byte	128
	.byte	15
	.byte	128
	.byte	11
	.byte	128
	.byte	11
	.byte	128
	.byte	11
	.byte	128
	.byte	11
	.byte	128
	.byte	15
	.byte	128
	.byte	15
	.byte	128
	.byte	15
	.byte	128
	.byte	15
	.byte	128
.LCPI5_4:
	.long	0
	.long	1
	.long	2
	.long	3
	.long	4
	.long	5
	.long	6
	.long	7
	.section	.rodata,"a",@progbits
	.p2align	1, 0x0
.LCPI5_5:
	.short	128
.LCPI5_6:
	.byte	1
	.text
	.p2align	4
	.type	blend_faded,@function
blend_faded:
	vmovd	%ecx, %xmm0
	vpbroadcastw	%xmm0, %ymm0
	cmpq	$8, %rdx
	jae	.LBB5_2
	xorl	%eax, %eax
	jmp	.LBB5_4
.LBB5_2:
	xorl	%ecx, %ecx
	vpxor	%xmm1, %xmm1, %xmm1
	vpbroadcastw	.LCPI5_5(%rip), %ymm2
	vpbroadcastb	.LCPI5_6(%rip), %ymm3
	vpcmpeqd	%ymm4, %ymm4, %ymm4
	vmovdqa	.LCPI5_2(%rip), %ymm5
	vmovdqa	.LCPI5_3(%rip), %ymm6
	.p2align	4
.LBB5_3:
	vmovdqu	(%rsi,%rcx,4), %ymm7
	vpunpcklbw	%ymm1, %ymm7, %ymm8
	vpmullw	%ymm0, %ymm8, %ymm8
	vpaddw	%ymm2, %ymm8, %ymm8
	vpmulhuw	%ymm3, %ymm8, %ymm8
	vpunpckhbw	%ymm1, %ymm7, %ymm7
	vpmullw	%ymm7, %ymm0, %ymm7
	vpaddw	%ymm2, %ymm7, %ymm7
	vpmulhuw	%ymm3, %ymm7, %ymm7
	vpackuswb	%ymm7, %ymm8, %ymm7
	vmovdqu	(%rdi,%rcx,4), %ymm8
	vpxor	%ymm4, %ymm7, %ymm9
	vpshufb	%ymm5, %ymm9, %ymm10
	vpshufb	%ymm6, %ymm9, %ymm9
	vpunpcklbw	%ymm1, %ymm8, %ymm11
	vpmullw	%ymm10, %ymm11, %ymm10
	vpaddw	%ymm2, %ymm10, %ymm10
	vpmulhuw	%ymm3, %ymm10, %ymm10
	vpunpckhbw	%ymm1, %ymm8, %ymm8
	vpmullw	%ymm9, %ymm8, %ymm8
	vpaddw	%ymm2, %ymm8, %ymm8
	vpmulhuw	%ymm3, %ymm8, %ymm8
	vpackuswb	%ymm8, %ymm10, %ymm8
	vpaddd	%ymm7, %ymm8, %ymm7
	vmovdqu	%ymm7, (%rdi,%rcx,4)
	leaq	8(%rcx), %rax
	addq	$16, %rcx
	cmpq	%rdx, %rcx
	movq	%rax, %rcx
	jbe	.LBB5_3
.LBB5_4:
	pushq	%rbp
	movq	%rsp, %rbp
	cmpq	%rax, %rdx
	jbe	.LBB5_11
	movl	%edx, %ecx
	subl	%eax, %ecx
	vmovd	%ecx, %xmm1
	vpbroadcastd	%xmm1, %ymm1
	vpcmpgtd	.LCPI5_4(%rip), %ymm1, %ymm1
	vpmaskmovd	(%rsi,%rax,4), %ymm1, %ymm2
	vpxor	%xmm3, %xmm3, %xmm3
	vpunpcklbw	%ymm3, %ymm2, %ymm4
	vpmullw	%ymm4, %ymm0, %ymm4
	vpbroadcastw	.LCPI5_5(%rip), %ymm5
	vpaddw	%ymm5, %ymm4, %ymm4
	vpbroadcastb	.LCPI5_6(%rip), %ymm6
	vpmulhuw	%ymm6, %ymm4, %ymm4
	vpunpckhbw	%ymm3, %ymm2, %ymm2
	vpmullw	%ymm2, %ymm0, %ymm0
	vpaddw	%ymm5, %ymm0, %ymm0
	vpmaskmovd	(%rdi,%rax,4), %ymm1, %ymm1
	vpmulhuw	%ymm6, %ymm0, %ymm0
	vpackuswb	%ymm0, %ymm4, %ymm0
	vpcmpeqd	%ymm2, %ymm2, %ymm2
	vpxor	%ymm2, %ymm0, %ymm2
	vpshufb	.LCPI5_2(%rip), %ymm2, %ymm4
	vpshufb	.LCPI5_3(%rip), %ymm2, %ymm2
	leaq	(%rdi,%rax,4), %rax
	vpunpcklbw	%ymm3, %ymm1, %ymm7
	vpmullw	%ymm4, %ymm7, %ymm4
	vpaddw	%ymm5, %ymm4, %ymm4
	vpmulhuw	%ymm6, %ymm4, %ymm4
	vpunpckhbw	%ymm3, %ymm1, %ymm1
	vpmullw	%ymm2, %ymm1, %ymm1
	vpaddw	%ymm5, %ymm1, %ymm1
	vpmulhuw	%ymm6, %ymm1, %ymm1
	vpackuswb	%ymm1, %ymm4, %ymm1
	vpaddd	%ymm0, %ymm1, %ymm0
	testb	$4, %dl
	jne	.LBB5_6
	testb	$2, %dl
	jne	.LBB5_8
.LBB5_9:
	testb	$1, %dl
	je	.LBB5_11
.LBB5_10:
	vmovd	%xmm0, (%rax)
.LBB5_11:
	popq	%rbp
	vzeroupper
	retq
.LBB5_6:
	vmovdqu	%xmm0, (%rax)
	vextracti128	$1, %ymm0, %xmm0
	addq	$16, %rax
	testb	$2, %dl
	je	.LBB5_9
.LBB5_8:
	vmovq	%xmm0, (%rax)
	vpshufd	$238, %xmm0, %xmm0
	addq	$8, %rax
	testb	$1, %dl
	jne	.LBB5_10
	jmp	.LBB5_11
.Lfunc_end5:
	.size	blend_faded, .Lfunc_end5-blend_faded

	.section	.rodata.cst32,"aM",@progbits,32
	.p2align	5, 0x0
.LCPI6_0:
	.byte	3
	.byte	128
	.byte	3
	.byte	128
	.byte	3
	.byte	128
	.byte	3
	.byte	128
	.byte	7
	.byte	128
	.byte	7
	.byte	128
	.byte	7
	.byte	128
	.byte	7
	.byte	128
	.byte	3
	.byte	128
	.byte	3
	.byte	128
	.byte	3
	.byte	128
	.byte	3
	.byte	128
	.byte	7
	.byte	128
	.byte	7
	.byte	128
	.byte	7
	.byte	128
	.byte	7
	.byte	128
.LCPI6_1:
	.short	128
	.short	128
	.short	128
	.short	128
	.short	128
	.short	128
	.short	128
	.short	128
	.short	128
	.short	128
	.short	128
	.short	128
	.short	128
	.short	128
	.short	128
	.short	128
.LCPI6_2:
	.zero	32,1
.LCPI6_3:
	.byte	11
	.byte	128
	.byte	11
	.byte	128
	.byte	11
	.byte	128
	.byte	11
	.byte	128
	.byte	15
	.byte	128
	.byte	15
	.byte	128
	.byte	15
	.byte	128
	.byte	15
	.byte	128
	.byte	11
	.byte	128
	.byte	11
	.byte	128
	.byte	11
	.byte	128
	.byte	11
	.byte	128
	.byte	15
	.byte	128
	.byte	15
	.byte	128
	.byte	15
	.byte	128
	.byte	15
	.byte	128
.LCPI6_4:
	.long	0
	.long	1
	.long	2
	.long	3
	.long	4
	.long	5
	.long	6
	.long	7
	.section	.rodata,"a",@progbits
	.p2align	1, 0x0
.LCPI6_5:
	.short	128
.LCPI6_6:
	.byte	1
	.text
	.p2align	4
	.type	blend_covered,@function
blend_covered:
	vmovd	%r8d, %xmm0
	vpbroadcastw	%xmm0, %ymm0
	cmpq	$8, %rcx
	jae	.LBB6_2
	xorl	%r8d, %r8d
	jmp	.LBB6_4
.LBB6_2:
	xorl	%eax, %eax
	vmovdqa	.LCPI6_0(%rip), %ymm1
	vpbroadcastw	.LCPI6_5(%rip), %ymm2
	vpbroadcastb	.LCPI6_6(%rip), %ymm3
	vmovdqa	.LCPI6_3(%rip), %ymm4
	vpxor	%xmm5, %xmm5, %xmm5
	vpcmpeqd	%ymm6, %ymm6, %ymm6
	.p2align	4
.LBB6_3:
	vpmovzxbd	(%rdx,%rax), %ymm7
	vpslld	$24, %ymm7, %ymm7
	vpshufb	%ymm1, %ymm7, %ymm8
	vpmullw	%ymm0, %ymm8, %ymm8
	vpaddw	%ymm2, %ymm8, %ymm8
	vpmulhuw	%ymm3, %ymm8, %ymm8
	vpshufb	%ymm4, %ymm7, %ymm7
	vpmullw	%ymm7, %ymm0, %ymm7
	vpaddw	%ymm2, %ymm7, %ymm7
	vpmulhuw	%ymm3, %ymm7, %ymm7
	vmovdqu	(%rsi,%rax,4), %ymm9
	vpunpcklbw	%ymm5, %ymm9, %ymm10
	vpmullw	%ymm10, %ymm8, %ymm8
	vpaddw	%ymm2, %ymm8, %ymm8
	vpmulhuw	%ymm3, %ymm8, %ymm8
	vpunpckhbw	%ymm5, %ymm9, %ymm9
	vpmullw	%ymm7, %ymm9, %ymm7
	vpaddw	%ymm2, %ymm7, %ymm7
	vpmulhuw	%ymm3, %ymm7, %ymm7
	vpackuswb	%ymm7, %ymm8, %ymm7
	vmovdqu	(%rdi,%rax,4), %ymm8
	vpxor	%ymm6, %ymm7, %ymm9
	vpshufb	%ymm1, %ymm9, %ymm10
	vpshufb	%ymm4, %ymm9, %ymm9
	vpunpcklbw	%ymm5, %ymm8, %ymm11
	vpmullw	%ymm10, %ymm11, %ymm10
	vpaddw	%ymm2, %ymm10, %ymm10
	vpmulhuw	%ymm3, %ymm10, %ymm10
	vpunpckhbw	%ymm5, %ymm8, %ymm8
	vpmullw	%ymm9, %ymm8, %ymm8
	vpaddw	%ymm2, %ymm8, %ymm8
	vpmulhuw	%ymm3, %ymm8, %ymm8
	vpackuswb	%ymm8, %ymm10, %ymm8
	vpaddd	%ymm7, %ymm8, %ymm7
	vmovdqu	%ymm7, (%rdi,%rax,4)
	leaq	8(%rax), %r8
	addq	$16, %rax
	cmpq	%rcx, %rax
	movq	%r8, %rax
	jbe	.LBB6_3
.LBB6_4:
	pushq	%rbp
	movq	%rsp, %rbp
	cmpq	%r8, %rcx
	jbe	.LBB6_11
	vpmovzxbd	(%rdx,%r8), %ymm1
	vpslld	$24, %ymm1, %ymm4
	vmovdqa	.LCPI6_0(%rip), %ymm3
	vpshufb	%ymm3, %ymm4, %ymm1
	vpmullw	%ymm1, %ymm0, %ymm2
	vpbroadcastw	.LCPI6_5(%rip), %ymm1
	vpaddw	%ymm1, %ymm2, %ymm5
	vpbroadcastb	.LCPI6_6(%rip), %ymm2
	vpmulhuw	%ymm2, %ymm5, %ymm5
	vmovdqa	.LCPI6_3(%rip), %ymm6
	vpshufb	%ymm6, %ymm4, %ymm4
	vpmullw	%ymm4, %ymm0, %ymm0
	vpaddw	%ymm1, %ymm0, %ymm0
	vpmulhuw	%ymm2, %ymm0, %ymm0
	movl	%ecx, %eax
	subl	%r8d, %eax
	vmovd	%eax, %xmm4
	vpbroadcastd	%xmm4, %ymm4
	vpcmpgtd	.LCPI6_4(%rip), %ymm4, %ymm4
	leaq	(%rdi,%r8,4), %rax
	vpmaskmovd	(%rsi,%r8,4), %ymm4, %ymm7
	vpxor	%xmm8, %xmm8, %xmm8
	vpunpcklbw	%ymm8, %ymm7, %ymm9
	vpmullw	%ymm5, %ymm9, %ymm5
	vpaddw	%ymm1, %ymm5, %ymm5
	vpmulhuw	%ymm2, %ymm5, %ymm5
	vpunpckhbw	%ymm8, %ymm7, %ymm7
	vpmullw	%ymm7, %ymm0, %ymm0
	vpaddw	%ymm1, %ymm0, %ymm0
	vpmulhuw	%ymm2, %ymm0, %ymm0
	vpmaskmovd	(%rdi,%r8,4), %ymm4, %ymm4
	vpackuswb	%ymm0, %ymm5, %ymm0
	vpcmpeqd	%ymm5, %ymm5, %ymm5
	vpxor	%ymm5, %ymm0, %ymm5
	vpshufb	%ymm3, %ymm5, %ymm3
	vpshufb	%ymm6, %ymm5, %ymm5
	vpunpcklbw	%ymm8, %ymm4, %ymm6
	vpmullw	%ymm3, %ymm6, %ymm3
	vpaddw	%ymm1, %ymm3, %ymm3
	vpmulhuw	%ymm2, %ymm3, %ymm3
	vpunpckhbw	%ymm8, %ymm4, %ymm4
	vpmullw	%ymm5, %ymm4, %ymm4
	vpaddw	%ymm1, %ymm4, %ymm1
	vpmulhuw	%ymm2, %ymm1, %ymm1
	vpackuswb	%ymm1, %ymm3, %ymm1
	vpaddd	%ymm0, %ymm1, %ymm0
	testb	$4, %cl
	jne	.LBB6_6
	testb	$2, %cl
	jne	.LBB6_8
.LBB6_9:
	testb	$1, %cl
	je	.LBB6_11
.LBB6_10:
	vmovd	%xmm0, (%rax)
.LBB6_11:
	popq	%rbp
	vzeroupper
	retq
.LBB6_6:
	vmovdqu	%xmm0, (%rax)
	vextracti128	$1, %ymm0, %xmm0
	addq	$16, %rax
	testb	$2, %cl
	je	.LBB6_9
.LBB6_8:
	vmovq	%xmm0, (%rax)
	vpshufd	$238, %xmm0, %xmm0
	addq	$8, %rax
	testb	$1, %cl
	jne	.LBB6_10
	jmp	.LBB6_11
.Lfunc_end6:
	.size	blend_covered, .Lfunc_end6-blend_covered

	.section	.rodata.cst32,"aM",@progbits,32
	.p2align	5, 0x0
.LCPI7_0:
	.quad	2
	.quad	3
	.quad	6
	.quad	7
.LCPI7_4:
	.byte	0
	.byte	4
	.byte	0
	.byte	4
	.byte	0
	.byte	4
	.byte	0
	.byte	4
	.byte	8
	.byte	12
	.byte	8
	.byte	12
	.byte	8
	.byte	12
	.byte	8
	.byte	12
	.byte	0
	.byte	4
	.byte	0
	.byte	4
	.byte	0
	.byte	4
	.byte	0
	.byte	4
	.byte	8
	.byte	12
	.byte	8
	.byte	12
	.byte	8
	.byte	12
	.byte	8
	.byte	12
.LCPI7_5:
	.zero	32,127
.LCPI7_6:
	.byte	0
	.byte	4
	.byte	1
	.byte	5
	.byte	2
	.byte	6
	.byte	3
	.byte	7
	.byte	8
	.byte	12
	.byte	9
	.byte	13
	.byte	10
	.byte	14
	.byte	11
	.byte	15
	.byte	0
	.byte	4
	.byte	1
	.byte	5
	.byte	2
	.byte	6
	.byte	3
	.byte	7
	.byte	8
	.byte	12
	.byte	9
	.byte	13
	.byte	10
	.byte	14
	.byte	11
	.byte	15
.LCPI7_7:
	.byte	1
	.byte	5
	.byte	1
	.byte	5
	.byte	1
	.byte	5
	.byte	1
	.byte	5
	.byte	9
	.byte	13
	.byte	9
	.byte	13
	.byte	9
	.byte	13
	.byte	9
	.byte	13
	.byte	1
	.byte	5
	.byte	1
	.byte	5
	.byte	1
	.byte	5
	.byte	1
	.byte	5
	.byte	9
	.byte	13
	.byte	9
	.byte	13
	.byte	9
	.byte	13
	.byte	9
	.byte	13
.LCPI7_8:
	.byte	2
	.byte	6
	.byte	2
	.byte	6
	.byte	2
	.byte	6
	.byte	2
	.byte	6
	.byte	10
	.byte	14
	.byte	10
	.byte	14
	.byte	10
	.byte	14
	.byte	10
	.byte	14
	.byte	2
	.byte	6
	.byte	2
	.byte	6
	.byte	2
	.byte	6
	.byte	2
	.byte	6
	.byte	10
	.byte	14
	.byte	10
	.byte	14
	.byte	10
	.byte	14
	.byte	10
	.byte	14
.LCPI7_9:
	.byte	3
	.byte	7
	.byte	3
	.byte	7
	.byte	3
	.byte	7
	.byte	3
	.byte	7
	.byte	11
	.byte	15
	.byte	11
	.byte	15
	.byte	11
	.byte	15
	.byte	11
	.byte	15
	.byte	3
	.byte	7
	.byte	3
	.byte	7
	.byte	3
	.byte	7
	.byte	3
	.byte	7
	.byte	11
	.byte	15
	.byte	11
	.byte	15
	.byte	11
	.byte	15
	.byte	11
	.byte	15
.LCPI7_10:
	.short	32640
	.short	32640
	.short	32640
	.short	32640
	.short	32640
	.short	32640
	.short	32640
	.short	32640
	.short	32640
	.short	32640
	.short	32640
	.short	32640
	.short	32640
	.short	32640
	.short	32640
	.short	32640
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI7_1:
	.byte	255
	.byte	0
	.byte	0
	.byte	0
.LCPI7_2:
	.long	128
.LCPI7_3:
	.long	256
	.section	.rodata,"a",@progbits
	.p2align	1, 0x0
.LCPI7_11:
	.byte	127
	.zero	1
.LCPI7_12:
	.short	32640
	.text
	.p2align	4
	.type	sample,@function
sample:
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	andq	$-32, %rsp
	subq	$480, %rsp
	leaq	16(%rbp), %r10
	movq	32(%rbp), %rax
	leaq	8(%rcx), %rbx
	movq	%rax, %r8
	imulq	%rbx, %r8
	jo	.LBB7_8
	movq	16(%rbp), %r11
	addq	%r11, %r8
	jno	.LBB7_2
.LBB7_8:
	movq	kinora_pixels_portable@GOTPCREL(%rip), %rax
	vmovdqu	(%r10), %ymm0
	vmovdqu	%ymm0, (%rsp)
	vzeroupper
	callq	*48(%rax)
.LBB7_28:
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.LBB7_2:
	movabsq	$18014398509481983, %r14
	movabsq	$9007199254740991, %r15
	leaq	(%r11,%r15), %r9
	cmpq	%r14, %r9
	jae	.LBB7_8
	addq	%r15, %r8
	cmpq	%r14, %r8
	jae	.LBB7_8
	movq	24(%r10), %r8
	imulq	%r8, %rbx
	jo	.LBB7_8
	movq	8(%r10), %r9
	addq	%r9, %rbx
	jo	.LBB7_8
	leaq	(%r9,%r15), %r12
	cmpq	%r14, %r12
	jae	.LBB7_8
	addq	%r15, %rbx
	cmpq	%r14, %rbx
	jae	.LBB7_8
	leaq	(%rax,%r11), %r10
	leaq	(%r11,%rax,4), %rbx
	leaq	(%rax,%rax,4), %r14
	addq	%r11, %r14
	vmovq	%rbx, %xmm0
	vmovq	%r14, %xmm1
	vpunpcklqdq	%xmm1, %xmm0, %xmm0
	vmovq	%r10, %xmm1
	vmovq	%r11, %xmm2
	vpbroadcastq	%xmm2, %ymm2
	vpunpcklqdq	%xmm1, %xmm2, %xmm1
	vinserti128	$1, %xmm0, %ymm1, %ymm0
	vpsllq	$8, %ymm0, %ymm6
	vmovq	%rax, %xmm0
	vpbroadcastq	%xmm0, %ymm0
	vmovdqa	.LCPI7_0(%rip), %ymm1
	vpmuludq	%ymm1, %ymm0, %ymm3
	vpsrlq	$32, %ymm0, %ymm0
	vpmuludq	%ymm1, %ymm0, %ymm0
	vpsllq	$32, %ymm0, %ymm0
	vpaddq	%ymm2, %ymm3, %ymm2
	vpaddq	%ymm0, %ymm2, %ymm0
	vpsllq	$8, %ymm0, %ymm7
	leaq	(%r8,%r9), %r10
	leaq	(%r9,%r8,4), %r11
	leaq	(%r8,%r8,4), %rbx
	addq	%r9, %rbx
	vmovq	%r11, %xmm0
	vmovq	%rbx, %xmm2
	vpunpcklqdq	%xmm2, %xmm0, %xmm0
	vmovq	%r10, %xmm2
	vmovq	%r9, %xmm3
	vpbroadcastq	%xmm3, %ymm3
	vpunpcklqdq	%xmm2, %xmm3, %xmm2
	vinserti128	$1, %xmm0, %ymm2, %ymm0
	vpsllq	$8, %ymm0, %ymm8
	vmovq	%r8, %xmm0
	vpbroadcastq	%xmm0, %ymm0
	vpmuludq	%ymm1, %ymm0, %ymm2
	vpsrlq	$32, %ymm0, %ymm0
	vpmuludq	%ymm1, %ymm0, %ymm0
	vpsllq	$32, %ymm0, %ymm0
	vpaddq	%ymm3, %ymm2, %ymm1
	vpaddq	%ymm0, %ymm1, %ymm0
	vpsllq	$8, %ymm0, %ymm9
	cmpq	$8, %rcx
	jae	.LBB7_11
	xorl	%ebx, %ebx
.LBB7_16:
	cmpq	%rcx, %rbx
	jae	.LBB7_28
	vshufps	$221, %ymm7, %ymm6, %ymm1
	vshufps	$221, %ymm9, %ymm8, %ymm0
	cmpl	$2, %edx
	jl	.LBB7_21
	movq	%rdx, %rax
	shrq	$32, %rax
	cmpl	$2, %eax
	jl	.LBB7_21
	leal	-2(%rdx), %r8d
	vmovd	%r8d, %xmm2
	vpbroadcastd	%xmm2, %ymm4
	addl	$-2, %eax
	vmovd	%eax, %xmm2
	vpbroadcastd	%xmm2, %ymm5
	vpsrad	$8, %ymm1, %ymm2
	vpsrad	$8, %ymm0, %ymm3
	vpminud	%ymm4, %ymm2, %ymm4
	vpcmpeqd	%ymm4, %ymm2, %ymm4
	vpminud	%ymm5, %ymm3, %ymm5
	vpcmpeqd	%ymm5, %ymm3, %ymm5
	vpand	%ymm4, %ymm5, %ymm4
	vpmovmskb	%ymm4, %eax
	notl	%eax
	testl	%eax, %eax
	jne	.LBB7_21
	vpbroadcastd	.LCPI7_1(%rip), %ymm4
	vpand	%ymm4, %ymm1, %ymm1
	vpand	%ymm4, %ymm0, %ymm0
	vmovd	%edx, %xmm4
	vpbroadcastd	%xmm4, %ymm4
	vpmulld	%ymm4, %ymm3, %ymm3
	vpaddd	%ymm3, %ymm2, %ymm2
	vmovdqa	%ymm2, 64(%rsp)
	vpbroadcastd	.LCPI7_2(%rip), %ymm2
	vpmaddwd	%ymm0, %ymm1, %ymm3
	vpaddd	%ymm2, %ymm3, %ymm2
	vpsrld	$8, %ymm2, %ymm2
	vpsubd	%ymm2, %ymm1, %ymm3
	vpsubd	%ymm2, %ymm0, %ymm0
	vpaddd	%ymm1, %ymm0, %ymm1
	vpbroadcastd	.LCPI7_3(%rip), %ymm4
	vpsubd	%ymm1, %ymm4, %ymm1
	vpackusdw	%ymm3, %ymm1, %ymm1
	vpackusdw	%ymm2, %ymm0, %ymm0
	vpackuswb	%ymm0, %ymm1, %ymm0
	andl	$2147483647, %edx
	leaq	(%rsi,%rdx,4), %rax
	vpshufb	.LCPI7_4(%rip), %ymm0, %ymm2
	movl	80(%rsp), %edx
	vmovsd	(%rsi,%rdx,4), %xmm1
	vmovhps	(%rax,%rdx,4), %xmm1, %xmm1
	movl	64(%rsp), %edx
	vmovsd	(%rsi,%rdx,4), %xmm3
	vmovhps	(%rax,%rdx,4), %xmm3, %xmm3
	vinserti128	$1, %xmm1, %ymm3, %ymm4
	vpbroadcastb	.LCPI7_11(%rip), %ymm1
	vmovdqa	.LCPI7_6(%rip), %ymm3
	vpshufb	%ymm3, %ymm4, %ymm4
	vpxor	%ymm1, %ymm4, %ymm4
	vpmaddubsw	%ymm4, %ymm2, %ymm2
	vpshufb	.LCPI7_7(%rip), %ymm0, %ymm4
	movl	84(%rsp), %edx
	vmovsd	(%rsi,%rdx,4), %xmm5
	vmovhps	(%rax,%rdx,4), %xmm5, %xmm5
	movl	68(%rsp), %edx
	vmovsd	(%rsi,%rdx,4), %xmm6
	vmovhps	(%rax,%rdx,4), %xmm6, %xmm6
	vinserti128	$1, %xmm5, %ymm6, %ymm5
	vpshufb	%ymm3, %ymm5, %ymm5
	vpxor	%ymm1, %ymm5, %ymm5
	vpmaddubsw	%ymm5, %ymm4, %ymm4
	vpshufb	.LCPI7_8(%rip), %ymm0, %ymm5
	movl	88(%rsp), %edx
	vmovsd	(%rsi,%rdx,4), %xmm6
	vmovhps	(%rax,%rdx,4), %xmm6, %xmm6
	movl	72(%rsp), %edx
	vmovsd	(%rsi,%rdx,4), %xmm7
	vmovhps	(%rax,%rdx,4), %xmm7, %xmm7
	vinserti128	$1, %xmm6, %ymm7, %ymm6
	vpshufb	%ymm3, %ymm6, %ymm6
	vpxor	%ymm1, %ymm6, %ymm6
	vpmaddubsw	%ymm6, %ymm5, %ymm5
	vpshufb	.LCPI7_9(%rip), %ymm0, %ymm0
	movl	92(%rsp), %edx
	vmovsd	(%rsi,%rdx,4), %xmm6
	vmovhps	(%rax,%rdx,4), %xmm6, %xmm6
	movl	76(%rsp), %edx
	vmovsd	(%rsi,%rdx,4), %xmm7
	vmovhps	(%rax,%rdx,4), %xmm7, %xmm7
	vinserti128	$1, %xmm6, %ymm7, %ymm6
	vpshufb	%ymm3, %ymm6, %ymm3
	vpxor	%ymm1, %ymm3, %ymm1
	vpmaddubsw	%ymm1, %ymm0, %ymm0
	vpunpcklqdq	%ymm4, %ymm2, %ymm1
	vpunpckhqdq	%ymm4, %ymm2, %ymm2
	vpaddw	%ymm1, %ymm2, %ymm1
	vpunpcklqdq	%ymm0, %ymm5, %ymm2
	vpunpckhqdq	%ymm0, %ymm5, %ymm0
	vpaddw	%ymm2, %ymm0, %ymm0
	vpbroadcastw	.LCPI7_12(%rip), %ymm2
	vpsubw	%ymm1, %ymm2, %ymm1
	vpsrlw	$8, %ymm1, %ymm1
	vpsubw	%ymm0, %ymm2, %ymm0
	vpsrlw	$8, %ymm0, %ymm0
	vpackuswb	%ymm0, %ymm1, %ymm0
	jmp	.LBB7_22
.LBB7_11:
	shlq	$11, %rax
	vmovq	%rax, %xmm0
	vpbroadcastq	%xmm0, %ymm10
	shlq	$11, %r8
	vmovq	%r8, %xmm0
	vpbroadcastq	%xmm0, %ymm11
	movq	%rdx, %rax
	shrq	$32, %rax
	leal	-2(%rdx), %r8d
	vmovd	%r8d, %xmm0
	vpbroadcastd	%xmm0, %ymm12
	leal	-2(%rax), %r8d
	vmovd	%r8d, %xmm0
	vpbroadcastd	%xmm0, %ymm13
	cmpl	$2, %edx
	setge	%r8b
	cmpl	$2, %eax
	setge	%r9b
	andb	%r8b, %r9b
	vmovd	%edx, %xmm0
	vpbroadcastd	%xmm0, %ymm0
	vmovdqa	%ymm0, 160(%rsp)
	movl	%edx, %eax
	andl	$2147483647, %eax
	leaq	(%rsi,%rax,4), %rax
	movq	%rax, 112(%rsp)
	xorl	%r12d, %r12d
	vmovdqa	%ymm10, 288(%rsp)
	vmovdqa	%ymm11, 256(%rsp)
	vmovdqa	%ymm12, 224(%rsp)
	vmovdqa	%ymm13, 192(%rsp)
	movq	%rdi, 120(%rsp)
	jmp	.LBB7_12
.LBB7_13:
	vpbroadcastd	.LCPI7_1(%rip), %ymm4
	vpand	%ymm4, %ymm1, %ymm1
	vpand	%ymm4, %ymm0, %ymm0
	vpmulld	160(%rsp), %ymm3, %ymm3
	vpaddd	%ymm3, %ymm2, %ymm2
	vmovdqa	%ymm2, 64(%rsp)
	vpmaddwd	%ymm0, %ymm1, %ymm2
	vpbroadcastd	.LCPI7_2(%rip), %ymm3
	vpaddd	%ymm3, %ymm2, %ymm2
	vpsrld	$8, %ymm2, %ymm2
	vpsubd	%ymm2, %ymm1, %ymm3
	vpsubd	%ymm2, %ymm0, %ymm0
	vpbroadcastd	.LCPI7_3(%rip), %ymm4
	vpaddd	%ymm1, %ymm0, %ymm1
	vpsubd	%ymm1, %ymm4, %ymm1
	vpackusdw	%ymm3, %ymm1, %ymm1
	vpackusdw	%ymm2, %ymm0, %ymm0
	vpackuswb	%ymm0, %ymm1, %ymm1
	vpshufb	.LCPI7_4(%rip), %ymm1, %ymm0
	movl	80(%rsp), %eax
	vmovsd	(%rsi,%rax,4), %xmm2
	movq	112(%rsp), %r8
	vmovhps	(%r8,%rax,4), %xmm2, %xmm2
	movl	64(%rsp), %eax
	vmovsd	(%rsi,%rax,4), %xmm3
	vmovhps	(%r8,%rax,4), %xmm3, %xmm3
	vinserti128	$1, %xmm2, %ymm3, %ymm2
	vmovdqa	.LCPI7_6(%rip), %ymm14
	vpshufb	%ymm14, %ymm2, %ymm2
	vpbroadcastb	.LCPI7_11(%rip), %ymm15
	vpxor	%ymm2, %ymm15, %ymm2
	vpmaddubsw	%ymm2, %ymm0, %ymm0
	vpshufb	.LCPI7_7(%rip), %ymm1, %ymm2
	movl	84(%rsp), %eax
	vmovsd	(%rsi,%rax,4), %xmm3
	vmovhps	(%r8,%rax,4), %xmm3, %xmm3
	movl	68(%rsp), %eax
	vmovsd	(%rsi,%rax,4), %xmm4
	vmovhps	(%r8,%rax,4), %xmm4, %xmm4
	vinserti128	$1, %xmm3, %ymm4, %ymm3
	vpshufb	%ymm14, %ymm3, %ymm3
	vpxor	%ymm3, %ymm15, %ymm3
	vpmaddubsw	%ymm3, %ymm2, %ymm2
	vpshufb	.LCPI7_8(%rip), %ymm1, %ymm3
	movl	88(%rsp), %eax
	vmovsd	(%rsi,%rax,4), %xmm4
	vmovhps	(%r8,%rax,4), %xmm4, %xmm4
	movl	72(%rsp), %eax
	vmovsd	(%rsi,%rax,4), %xmm5
	vmovhps	(%r8,%rax,4), %xmm5, %xmm5
	vinserti128	$1, %xmm4, %ymm5, %ymm4
	vpshufb	%ymm14, %ymm4, %ymm4
	vpxor	%ymm4, %ymm15, %ymm4
	vpmaddubsw	%ymm4, %ymm3, %ymm3
	vpshufb	.LCPI7_9(%rip), %ymm1, %ymm1
	movl	92(%rsp), %eax
	vmovsd	(%rsi,%rax,4), %xmm4
	vmovhps	(%r8,%rax,4), %xmm4, %xmm4
	movl	76(%rsp), %eax
	vmovsd	(%rsi,%rax,4), %xmm5
	vmovhps	(%r8,%rax,4), %xmm5, %xmm5
	vinserti128	$1, %xmm4, %ymm5, %ymm4
	vpshufb	%ymm14, %ymm4, %ymm4
	vpxor	%ymm4, %ymm15, %ymm4
	vpmaddubsw	%ymm4, %ymm1, %ymm1
	vpunpcklqdq	%ymm2, %ymm0, %ymm4
	vpunpckhqdq	%ymm2, %ymm0, %ymm0
	vpaddw	%ymm4, %ymm0, %ymm0
	vpunpcklqdq	%ymm1, %ymm3, %ymm2
	vpunpckhqdq	%ymm1, %ymm3, %ymm1
	vpaddw	%ymm2, %ymm1, %ymm1
	vpbroadcastw	.LCPI7_12(%rip), %ymm2
	vpsubw	%ymm0, %ymm2, %ymm0
	vpsrlw	$8, %ymm0, %ymm0
	vpsubw	%ymm1, %ymm2, %ymm1
	vpsrlw	$8, %ymm1, %ymm1
	vpackuswb	%ymm1, %ymm0, %ymm0
.LBB7_15:
	vpaddq	%ymm6, %ymm10, %ymm6
	vpaddq	%ymm7, %ymm10, %ymm7
	vpaddq	%ymm11, %ymm8, %ymm8
	vpaddq	%ymm11, %ymm9, %ymm9
	vmovdqu	%ymm0, (%rdi,%r12,4)
	leaq	8(%r12), %rbx
	addq	$16, %r12
	cmpq	%rcx, %r12
	movq	%rbx, %r12
	ja	.LBB7_16
.LBB7_12:
	vshufps	$221, %ymm7, %ymm6, %ymm1
	vshufps	$221, %ymm9, %ymm8, %ymm0
	vpsrad	$8, %ymm1, %ymm2
	vpsrad	$8, %ymm0, %ymm3
	vpminud	%ymm12, %ymm2, %ymm4
	vpcmpeqd	%ymm4, %ymm2, %ymm4
	vpminud	%ymm13, %ymm3, %ymm5
	vpcmpeqd	%ymm5, %ymm3, %ymm5
	vpand	%ymm4, %ymm5, %ymm4
	vpslld	$31, %ymm4, %ymm4
	vpcmpeqd	%ymm5, %ymm5, %ymm5
	vtestps	%ymm5, %ymm4
	setb	%al
	andb	%r9b, %al
	cmpb	$1, %al
	je	.LBB7_13
	vmovaps	%ymm1, 64(%rsp)
	vmovaps	%ymm0, 128(%rsp)
	vmovaps	128(%rsp), %ymm0
	vmovaps	%ymm0, 32(%rsp)
	vmovdqa	64(%rsp), %ymm0
	vmovdqa	%ymm0, (%rsp)
	movq	%rsi, %rdi
	movq	%rsi, %r13
	movq	%rdx, %rsi
	movq	%rcx, %r14
	movq	%rdx, %r15
	vmovaps	%ymm6, 416(%rsp)
	vmovaps	%ymm7, 384(%rsp)
	vmovaps	%ymm8, 352(%rsp)
	vmovaps	%ymm9, 320(%rsp)
	movl	%r9d, %ebx
	callq	means_rarely
	movl	%ebx, %r9d
	vmovdqa	192(%rsp), %ymm13
	vmovdqa	224(%rsp), %ymm12
	vmovdqa	256(%rsp), %ymm11
	vmovdqa	288(%rsp), %ymm10
	vmovaps	320(%rsp), %ymm9
	vmovaps	352(%rsp), %ymm8
	vmovaps	384(%rsp), %ymm7
	vmovaps	416(%rsp), %ymm6
	movq	%r15, %rdx
	movq	%r13, %rsi
	movq	120(%rsp), %rdi
	movq	%r14, %rcx
	jmp	.LBB7_15
.LBB7_21:
	vmovaps	%ymm1, 64(%rsp)
	vmovaps	%ymm0, 128(%rsp)
	vmovaps	128(%rsp), %ymm0
	vmovaps	%ymm0, 32(%rsp)
	vmovdqa	64(%rsp), %ymm0
	vmovdqa	%ymm0, (%rsp)
	movq	%rdi, %r14
	movq	%rsi, %rdi
	movq	%rdx, %rsi
	movq	%rcx, %r15
	callq	means_rarely
	movq	%r14, %rdi
	movq	%r15, %rcx
.LBB7_22:
	leaq	(%rdi,%rbx,4), %rax
	testb	$4, %cl
	jne	.LBB7_23
	testb	$2, %cl
	jne	.LBB7_25
.LBB7_26:
	testb	$1, %cl
	je	.LBB7_28
	jmp	.LBB7_27
.LBB7_23:
	vmovdqu	%xmm0, (%rax)
	vextracti128	$1, %ymm0, %xmm0
	addq	$16, %rax
	testb	$2, %cl
	je	.LBB7_26
.LBB7_25:
	vmovq	%xmm0, (%rax)
	vpshufd	$238, %xmm0, %xmm0
	addq	$8, %rax
	testb	$1, %cl
	je	.LBB7_28
.LBB7_27:
	vmovd	%xmm0, (%rax)
	jmp	.LBB7_28
.Lfunc_end7:
	.size	sample, .Lfunc_end7-sample

	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI8_0:
	.long	0x3f800000
.LCPI8_2:
	.long	0xbf800000
.LCPI8_3:
	.long	0x43800000
.LCPI8_4:
	.long	0xc3000000
.LCPI8_5:
	.byte	255
	.byte	0
	.byte	0
	.byte	0
.LCPI8_6:
	.long	128
.LCPI8_7:
	.long	256
	.section	.rodata.cst32,"aM",@progbits,32
	.p2align	5, 0x0
.LCPI8_1:
	.long	0x3f000000
	.long	0x3fc00000
	.long	0x40200000
	.long	0x40600000
	.long	0x40900000
	.long	0x40b00000
	.long	0x40d00000
	.long	0x40f00000
.LCPI8_8:
	.byte	0
	.byte	4
	.byte	0
	.byte	4
	.byte	0
	.byte	4
	.byte	0
	.byte	4
	.byte	8
	.byte	12
	.byte	8
	.byte	12
	.byte	8
	.byte	12
	.byte	8
	.byte	12
	.byte	0
	.byte	4
	.byte	0
	.byte	4
	.byte	0
	.byte	4
	.byte	0
	.byte	4
	.byte	8
	.byte	12
	.byte	8
	.byte	12
	.byte	8
	.byte	12
	.byte	8
	.byte	12
.LCPI8_9:
	.zero	32,127
.LCPI8_10:
	.byte	0
	.byte	4
	.byte	1
	.byte	5
	.byte	2
	.byte	6
	.byte	3
	.byte	7
	.byte	8
	.byte	12
	.byte	9
	.byte	13
	.byte	10
	.byte	14
	.byte	11
	.byte	15
	.byte	0
	.byte	4
	.byte	1
	.byte	5
	.byte	2
	.byte	6
	.byte	3
	.byte	7
	.byte	8
	.byte	12
	.byte	9
	.byte	13
	.byte	10
	.byte	14
	.byte	11
	.byte	15
.LCPI8_11:
	.byte	1
	.byte	5
	.byte	1
	.byte	5
	.byte	1
	.byte	5
	.byte	1
	.byte	5
	.byte	9
	.byte	13
	.byte	9
	.byte	13
	.byte	9
	.byte	13
	.byte	9
	.byte	13
	.byte	1
	.byte	5
	.byte	1
	.byte	5
	.byte	1
	.byte	5
	.byte	1
	.byte	5
	.byte	9
	.byte	13
	.byte	9
	.byte	13
	.byte	9
	.byte	13
	.byte	9
	.byte	13
.LCPI8_12:
	.byte	2
	.byte	6
	.byte	2
	.byte	6
	.byte	2
	.byte	6
	.byte	2
	.byte	6
	.byte	10
	.byte	14
	.byte	10
	.byte	14
	.byte	10
	.byte	14
	.byte	10
	.byte	14
	.byte	2
	.byte	6
	.byte	2
	.byte	6
	.byte	2
	.byte	6
	.byte	2
	.byte	6
	.byte	10
	.byte	14
	.byte	10
	.byte	14
	.byte	10
	.byte	14
	.byte	10
	.byte	14
.LCPI8_13:
	.byte	3
	.byte	7
	.byte	3
	.byte	7
	.byte	3
	.byte	7
	.byte	3
	.byte	7
	.byte	11
	.byte	15
	.byte	11
	.byte	15
	.byte	11
	.byte	15
	.byte	11
	.byte	15
	.byte	3
	.byte	7
	.byte	3
	.byte	7
	.byte	3
	.byte	7
	.byte	3
	.byte	7
	.byte	11
	.byte	15
	.byte	11
	.byte	15
	.byte	11
	.byte	15
	.byte	11
	.byte	15
.LCPI8_14:
	.short	32640
	.short	32640
	.short	32640
	.short	32640
	.short	32640
	.short	32640
	.short	32640
	.short	32640
	.short	32640
	.short	32640
	.short	32640
	.short	32640
	.short	32640
	.short	32640
	.short	32640
	.short	32640
	.section	.rodata,"a",@progbits
	.p2align	1, 0x0
.LCPI8_15:
	.byte	127
	.zero	1
.LCPI8_16:
	.short	32640
	.text
	.p2align	4
	.type	project,@function
project:
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	andq	$-32, %rsp
	subq	$608, %rsp
	movq	%rcx, 184(%rsp)
	movq	%rdx, 160(%rsp)
	movq	%rdi, 152(%rsp)
	testq	%r8, %r8
	je	.LBB8_15
	movq	%r8, %rbx
	movq	%rsi, %r12
	movq	160(%rsp), %rcx
	movq	%rcx, %rax
	vbroadcastss	28(%rbp), %ymm0
	vmovaps	%ymm0, 512(%rsp)
	vbroadcastss	32(%rbp), %ymm0
	vmovaps	%ymm0, 480(%rsp)
	vbroadcastss	36(%rbp), %ymm0
	vmovaps	%ymm0, 448(%rsp)
	vbroadcastss	16(%rbp), %ymm0
	vmovaps	%ymm0, 416(%rsp)
	shrq	$32, %rax
	vmovsd	20(%rbp), %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovaps	%ymm0, 384(%rsp)
	vmovddup	24(%rbp), %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovaps	%ymm0, 352(%rsp)
	vcvtsi2ss	%ecx, %xmm15, %xmm0
	vmovss	.LCPI8_0(%rip), %xmm1
	vcvtsi2ss	%eax, %xmm15, %xmm2
	vaddss	%xmm1, %xmm0, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovaps	%ymm0, 320(%rsp)
	vaddss	%xmm1, %xmm2, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovaps	%ymm0, 288(%rsp)
	movq	40(%rbp), %rdx
	movq	%rdx, 176(%rsp)
	movslq	%ecx, %rdx
	leal	-2(%rdx), %ecx
	vmovd	%ecx, %xmm0
	vpbroadcastd	%xmm0, %ymm0
	vmovdqa	%ymm0, 256(%rsp)
	leal	-2(%rax), %ecx
	vmovd	%ecx, %xmm0
	vpbroadcastd	%xmm0, %ymm0
	vmovdqa	%ymm0, 224(%rsp)
	cmpl	$2, %edx
	setge	%cl
	cmpl	$2, %eax
	setge	%al
	andb	%cl, %al
	movb	%al, 95(%rsp)
	vmovd	%edx, %xmm0
	vpbroadcastd	%xmm0, %ymm0
	vmovdqa	%ymm0, 192(%rsp)
	movq	%rdx, 168(%rsp)
	movl	%edx, %eax
	leaq	(%rsi,%rax,4), %r13
	xorl	%eax, %eax
	movq	152(%rsp), %r14
	jmp	.LBB8_2
	.p2align	4
.LBB8_6:
	vmovdqu	%ymm0, (%r14)
.LBB8_14:
	addq	$32, %r14
	cmpq	%rbx, %rax
	jae	.LBB8_15
.LBB8_2:
	movq	%rax, %r15
	movq	184(%rsp), %rax
	addq	%r15, %rax
	vcvtsi2ss	%rax, %xmm15, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vaddps	.LCPI8_1(%rip), %ymm0, %ymm0
	vmulps	448(%rsp), %ymm0, %ymm1
	vaddps	352(%rsp), %ymm1, %ymm1
	vbroadcastss	.LCPI8_0(%rip), %ymm2
	vdivps	%ymm1, %ymm2, %ymm1
	vmulps	512(%rsp), %ymm0, %ymm2
	vaddps	416(%rsp), %ymm2, %ymm2
	vmulps	%ymm1, %ymm2, %ymm2
	vmulps	480(%rsp), %ymm0, %ymm0
	vaddps	384(%rsp), %ymm0, %ymm0
	vmulps	%ymm1, %ymm0, %ymm1
	vbroadcastss	.LCPI8_2(%rip), %ymm3
	vmaxps	%ymm3, %ymm2, %ymm0
	vminps	320(%rsp), %ymm0, %ymm0
	vbroadcastss	.LCPI8_3(%rip), %ymm2
	vmulps	%ymm2, %ymm0, %ymm0
	vbroadcastss	.LCPI8_4(%rip), %ymm4
	vaddps	%ymm4, %ymm0, %ymm0
	vcvtps2dq	%ymm0, %ymm0
	vmaxps	%ymm3, %ymm1, %ymm1
	vminps	288(%rsp), %ymm1, %ymm1
	vmulps	%ymm2, %ymm1, %ymm1
	vaddps	%ymm4, %ymm1, %ymm1
	vcvtps2dq	%ymm1, %ymm1
	vextractf128	$1, %ymm0, %xmm2
	vmovd	%xmm2, %eax
	vextractf128	$1, %ymm1, %xmm2
	vmovd	%xmm2, %ecx
	vpsrad	$8, %ymm0, %ymm2
	vpsrad	$8, %ymm1, %ymm3
	vpminud	256(%rsp), %ymm2, %ymm4
	vpcmpeqd	%ymm4, %ymm2, %ymm4
	vpminud	224(%rsp), %ymm3, %ymm5
	vpcmpeqd	%ymm5, %ymm3, %ymm5
	vpand	%ymm5, %ymm4, %ymm4
	sarl	$8, %eax
	sarl	$8, %ecx
	movslq	%ecx, %rcx
	imulq	168(%rsp), %rcx
	cltq
	addq	176(%rsp), %rax
	addq	%rcx, %rax
	vpslld	$31, %ymm4, %ymm4
	vpcmpeqd	%ymm5, %ymm5, %ymm5
	vtestps	%ymm5, %ymm4
	prefetcht0	(%r12,%rax,4)
	setb	%al
	andb	95(%rsp), %al
	cmpb	$1, %al
	je	.LBB8_3
	vmovaps	%ymm0, 96(%rsp)
	vmovaps	%ymm1, 544(%rsp)
	vmovaps	544(%rsp), %ymm0
	vmovaps	%ymm0, 32(%rsp)
	vmovdqa	96(%rsp), %ymm0
	vmovdqa	%ymm0, (%rsp)
	movq	%r12, %rdi
	movq	160(%rsp), %rsi
	callq	means_rarely
	jmp	.LBB8_5
	.p2align	4
.LBB8_3:
	vpbroadcastd	.LCPI8_5(%rip), %ymm4
	vpand	%ymm4, %ymm0, %ymm0
	vpand	%ymm4, %ymm1, %ymm1
	vpmulld	192(%rsp), %ymm3, %ymm3
	vpaddd	%ymm2, %ymm3, %ymm2
	vmovdqa	%ymm2, 96(%rsp)
	vpmaddwd	%ymm1, %ymm0, %ymm2
	vpbroadcastd	.LCPI8_6(%rip), %ymm3
	vpaddd	%ymm3, %ymm2, %ymm2
	vpsrld	$8, %ymm2, %ymm2
	vpsubd	%ymm2, %ymm0, %ymm3
	vpsubd	%ymm2, %ymm1, %ymm1
	vpbroadcastd	.LCPI8_7(%rip), %ymm4
	vpaddd	%ymm0, %ymm1, %ymm0
	vpsubd	%ymm0, %ymm4, %ymm0
	vpackusdw	%ymm3, %ymm0, %ymm0
	vpackusdw	%ymm2, %ymm1, %ymm1
	vpackuswb	%ymm1, %ymm0, %ymm1
	vpshufb	.LCPI8_8(%rip), %ymm1, %ymm0
	movl	112(%rsp), %eax
	vmovsd	(%r12,%rax,4), %xmm2
	vmovhps	(%r13,%rax,4), %xmm2, %xmm2
	movl	96(%rsp), %eax
	vmovsd	(%r12,%rax,4), %xmm3
	vmovhps	(%r13,%rax,4), %xmm3, %xmm3
	vinserti128	$1, %xmm2, %ymm3, %ymm2
	vmovdqa	.LCPI8_10(%rip), %ymm7
	vpshufb	%ymm7, %ymm2, %ymm2
	vpbroadcastb	.LCPI8_15(%rip), %ymm6
	vpxor	%ymm6, %ymm2, %ymm2
	vpmaddubsw	%ymm2, %ymm0, %ymm0
	vpshufb	.LCPI8_11(%rip), %ymm1, %ymm2
	movl	116(%rsp), %eax
	vmovsd	(%r12,%rax,4), %xmm3
	vmovhps	(%r13,%rax,4), %xmm3, %xmm3
	movl	100(%rsp), %eax
	vmovsd	(%r12,%rax,4), %xmm4
	vmovhps	(%r13,%rax,4), %xmm4, %xmm4
	vinserti128	$1, %xmm3, %ymm4, %ymm3
	vpshufb	%ymm7, %ymm3, %ymm3
	vpxor	%ymm6, %ymm3, %ymm3
	vpmaddubsw	%ymm3, %ymm2, %ymm2
	vpshufb	.LCPI8_12(%rip), %ymm1, %ymm3
	movl	120(%rsp), %eax
	vmovsd	(%r12,%rax,4), %xmm4
	vmovhps	(%r13,%rax,4), %xmm4, %xmm4
	movl	104(%rsp), %eax
	vmovsd	(%r12,%rax,4), %xmm5
	vmovhps	(%r13,%rax,4), %xmm5, %xmm5
	vinserti128	$1, %xmm4, %ymm5, %ymm4
	vpshufb	%ymm7, %ymm4, %ymm4
	vpxor	%ymm6, %ymm4, %ymm4
	vpmaddubsw	%ymm4, %ymm3, %ymm3
	vpshufb	.LCPI8_13(%rip), %ymm1, %ymm1
	movl	124(%rsp), %eax
	vmovsd	(%r12,%rax,4), %xmm4
	vmovhps	(%r13,%rax,4), %xmm4, %xmm4
	movl	108(%rsp), %eax
	vmovsd	(%r12,%rax,4), %xmm5
	vmovhps	(%r13,%rax,4), %xmm5, %xmm5
	vinserti128	$1, %xmm4, %ymm5, %ymm4
	vpshufb	%ymm7, %ymm4, %ymm4
	vpxor	%ymm6, %ymm4, %ymm4
	vpmaddubsw	%ymm4, %ymm1, %ymm1
	vpunpcklqdq	%ymm2, %ymm0, %ymm4
	vpunpckhqdq	%ymm2, %ymm0, %ymm0
	vpaddw	%ymm4, %ymm0, %ymm0
	vpunpcklqdq	%ymm1, %ymm3, %ymm2
	vpunpckhqdq	%ymm1, %ymm3, %ymm1
	vpaddw	%ymm2, %ymm1, %ymm1
	vpbroadcastw	.LCPI8_16(%rip), %ymm2
	vpsubw	%ymm0, %ymm2, %ymm0
	vpsrlw	$8, %ymm0, %ymm0
	vpsubw	%ymm1, %ymm2, %ymm1
	vpsrlw	$8, %ymm1, %ymm1
	vpackuswb	%ymm1, %ymm0, %ymm0
.LBB8_5:
	leaq	8(%r15), %rax
	cmpq	%rbx, %rax
	jbe	.LBB8_6
	testb	$4, %bl
	jne	.LBB8_9
	movq	%r14, %rcx
	testb	$2, %bl
	jne	.LBB8_11
	jmp	.LBB8_12
	.p2align	4
.LBB8_9:
	movq	152(%rsp), %rcx
	leaq	(%rcx,%r15,4), %rcx
	vmovdqu	%xmm0, (%r14)
	vextracti128	$1, %ymm0, %xmm0
	addq	$16, %rcx
	testb	$2, %bl
	je	.LBB8_12
.LBB8_11:
	vmovq	%xmm0, (%rcx)
	vpshufd	$238, %xmm0, %xmm0
	addq	$8, %rcx
.LBB8_12:
	testb	$1, %bl
	je	.LBB8_14
	vmovd	%xmm0, (%rcx)
	jmp	.LBB8_14
.LBB8_15:
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.Lfunc_end8:
	.size	project, .Lfunc_end8-project

	.section	.rodata.cst32,"aM",@progbits,32
	.p2align	5, 0x0
.LCPI9_0:
	.zero	32,127
.LCPI9_1:
	.short	32640
	.short	32640
	.short	32640
	.short	32640
	.short	32640
	.short	32640
	.short	32640
	.short	32640
	.short	32640
	.short	32640
	.short	32640
	.short	32640
	.short	32640
	.short	32640
	.short	32640
	.short	32640
.LCPI9_2:
	.long	0
	.long	1
	.long	2
	.long	3
	.long	4
	.long	5
	.long	6
	.long	7
	.section	.rodata,"a",@progbits
	.p2align	1, 0x0
.LCPI9_3:
	.byte	127
	.zero	1
.LCPI9_4:
	.short	32640
	.text
	.p2align	4
	.type	mix_rows,@function
mix_rows:
	testl	%r8d, %r8d
	je	.LBB9_17
	pushq	%rbp
	movq	%rsp, %rbp
	movl	$256, %eax
	subl	%r8d, %eax
	shll	$8, %r8d
	orl	%eax, %r8d
	vmovd	%r8d, %xmm0
	vpbroadcastw	%xmm0, %ymm0
	cmpq	$1024, %rcx
	jb	.LBB9_2
	leaq	8192(%rdi), %rax
	leaq	8192(%rdx), %r8
	xorl	%r10d, %r10d
	vpbroadcastb	.LCPI9_3(%rip), %ymm1
	vpbroadcastw	.LCPI9_4(%rip), %ymm2
	.p2align	4
.LBB9_4:
	prefetcht0	(%rax)
	prefetcht0	(%r8)
	vpxor	(%rsi,%r10,4), %ymm1, %ymm3
	vpxor	(%rdx,%r10,4), %ymm1, %ymm4
	vpunpcklbw	%ymm4, %ymm3, %ymm5
	vpmaddubsw	%ymm5, %ymm0, %ymm5
	vpunpckhbw	%ymm4, %ymm3, %ymm3
	vpmaddubsw	%ymm3, %ymm0, %ymm3
	vpsubw	%ymm5, %ymm2, %ymm4
	vpsrlw	$8, %ymm4, %ymm4
	vpsubw	%ymm3, %ymm2, %ymm3
	vpsrlw	$8, %ymm3, %ymm3
	vpackuswb	%ymm3, %ymm4, %ymm3
	vmovdqu	%ymm3, (%rdi,%r10,4)
	vpxor	32(%rsi,%r10,4), %ymm1, %ymm3
	vpxor	32(%rdx,%r10,4), %ymm1, %ymm4
	vpunpcklbw	%ymm4, %ymm3, %ymm5
	vpmaddubsw	%ymm5, %ymm0, %ymm5
	vpunpckhbw	%ymm4, %ymm3, %ymm3
	vpmaddubsw	%ymm3, %ymm0, %ymm3
	vpsubw	%ymm5, %ymm2, %ymm4
	vpsrlw	$8, %ymm4, %ymm4
	vpsubw	%ymm3, %ymm2, %ymm3
	vpsrlw	$8, %ymm3, %ymm3
	vpackuswb	%ymm3, %ymm4, %ymm3
	vmovdqu	%ymm3, 32(%rdi,%r10,4)
	leaq	16(%r10), %r9
	addq	$32, %r10
	addq	$64, %rax
	addq	$64, %r8
	cmpq	%rcx, %r10
	movq	%r9, %r10
	jbe	.LBB9_4
	jmp	.LBB9_5
.LBB9_17:
	shlq	$2, %rcx
	movq	%rcx, %rdx
	jmp	memcpy@PLT
.LBB9_2:
	xorl	%r9d, %r9d
.LBB9_5:
	movq	%r9, %rax
	orq	$8, %rax
	cmpq	%rcx, %rax
	jbe	.LBB9_7
	movq	%r9, %rax
	jmp	.LBB9_9
.LBB9_7:
	vpbroadcastb	.LCPI9_3(%rip), %ymm1
	vpbroadcastw	.LCPI9_4(%rip), %ymm2
	.p2align	4
.LBB9_8:
	vpxor	(%rsi,%r9,4), %ymm1, %ymm3
	vpxor	(%rdx,%r9,4), %ymm1, %ymm4
	vpunpcklbw	%ymm4, %ymm3, %ymm5
	vpmaddubsw	%ymm5, %ymm0, %ymm5
	vpunpckhbw	%ymm4, %ymm3, %ymm3
	vpmaddubsw	%ymm3, %ymm0, %ymm3
	vpsubw	%ymm5, %ymm2, %ymm4
	vpsrlw	$8, %ymm4, %ymm4
	vpsubw	%ymm3, %ymm2, %ymm3
	vpsrlw	$8, %ymm3, %ymm3
	vpackuswb	%ymm3, %ymm4, %ymm3
	vmovdqu	%ymm3, (%rdi,%r9,4)
	leaq	8(%r9), %rax
	addq	$16, %r9
	cmpq	%rcx, %r9
	movq	%rax, %r9
	jbe	.LBB9_8
.LBB9_9:
	cmpq	%rax, %rcx
	jbe	.LBB9_16
	movl	%ecx, %r8d
	subl	%eax, %r8d
	vmovd	%r8d, %xmm1
	vpbroadcastd	%xmm1, %ymm1
	vpcmpgtd	.LCPI9_2(%rip), %ymm1, %ymm1
	vpmaskmovd	(%rsi,%rax,4), %ymm1, %ymm2
	vpmaskmovd	(%rdx,%rax,4), %ymm1, %ymm1
	leaq	(%rdi,%rax,4), %rax
	vpbroadcastb	.LCPI9_3(%rip), %ymm3
	vpxor	%ymm3, %ymm2, %ymm2
	vpxor	%ymm3, %ymm1, %ymm1
	vpunpcklbw	%ymm1, %ymm2, %ymm3
	vpmaddubsw	%ymm3, %ymm0, %ymm3
	vpunpckhbw	%ymm1, %ymm2, %ymm1
	vpmaddubsw	%ymm1, %ymm0, %ymm0
	vpbroadcastw	.LCPI9_4(%rip), %ymm1
	vpsubw	%ymm3, %ymm1, %ymm2
	vpsrlw	$8, %ymm2, %ymm2
	vpsubw	%ymm0, %ymm1, %ymm0
	vpsrlw	$8, %ymm0, %ymm0
	vpackuswb	%ymm0, %ymm2, %ymm0
	testb	$4, %cl
	jne	.LBB9_11
	testb	$2, %cl
	jne	.LBB9_13
.LBB9_14:
	testb	$1, %cl
	je	.LBB9_16
.LBB9_15:
	vmovd	%xmm0, (%rax)
.LBB9_16:
	popq	%rbp
	vzeroupper
	retq
.LBB9_11:
	vmovdqu	%xmm0, (%rax)
	vextracti128	$1, %ymm0, %xmm0
	addq	$16, %rax
	testb	$2, %cl
	je	.LBB9_14
.LBB9_13:
	vmovq	%xmm0, (%rax)
	vpshufd	$238, %xmm0, %xmm0
	addq	$8, %rax
	testb	$1, %cl
	jne	.LBB9_15
	jmp	.LBB9_16
.Lfunc_end9:
	.size	mix_rows, .Lfunc_end9-mix_rows

	.section	.rodata.cst32,"aM",@progbits,32
	.p2align	5, 0x0
.LCPI10_0:
	.zero	32,127
.LCPI10_1:
	.short	32640
	.short	32640
	.short	32640
	.short	32640
	.short	32640
	.short	32640
	.short	32640
	.short	32640
	.short	32640
	.short	32640
	.short	32640
	.short	32640
	.short	32640
	.short	32640
	.short	32640
	.short	32640
.LCPI10_2:
	.long	0
	.long	1
	.long	2
	.long	3
	.long	4
	.long	5
	.long	6
	.long	7
	.section	.rodata,"a",@progbits
	.p2align	1, 0x0
.LCPI10_3:
	.byte	127
	.zero	1
.LCPI10_4:
	.short	32640
	.text
	.p2align	4
	.type	shift,@function
shift:
	movl	%r9d, %eax
	imull	%r8d, %eax
	subl	$-128, %eax
	movl	%eax, %r10d
	shrl	$8, %r10d
	subl	%r10d, %r9d
	movl	%r8d, %r11d
	subl	%r10d, %r11d
	addl	%r9d, %r8d
	movl	$256, %r10d
	subl	%r8d, %r10d
	shll	$8, %r11d
	orl	%r10d, %r11d
	vmovd	%r11d, %xmm0
	vpbroadcastw	%xmm0, %ymm0
	andl	$65280, %eax
	orl	%r9d, %eax
	vmovd	%eax, %xmm1
	vpbroadcastw	%xmm1, %ymm1
	cmpq	$8, %rcx
	jae	.LBB10_2
	xorl	%r8d, %r8d
	jmp	.LBB10_4
.LBB10_2:
	xorl	%eax, %eax
	vpbroadcastb	.LCPI10_3(%rip), %ymm2
	vpbroadcastw	.LCPI10_4(%rip), %ymm3
	.p2align	4
.LBB10_3:
	vpxor	(%rsi,%rax,4), %ymm2, %ymm4
	vpxor	4(%rsi,%rax,4), %ymm2, %ymm5
	vpunpcklbw	%ymm5, %ymm4, %ymm6
	vpmaddubsw	%ymm6, %ymm0, %ymm6
	vpxor	(%rdx,%rax,4), %ymm2, %ymm7
	vpxor	4(%rdx,%rax,4), %ymm2, %ymm8
	vpunpcklbw	%ymm8, %ymm7, %ymm9
	vpmaddubsw	%ymm9, %ymm1, %ymm9
	vpaddw	%ymm6, %ymm9, %ymm6
	vpunpckhbw	%ymm5, %ymm4, %ymm4
	vpmaddubsw	%ymm4, %ymm0, %ymm4
	vpunpckhbw	%ymm8, %ymm7, %ymm5
	vpmaddubsw	%ymm5, %ymm1, %ymm5
	vpaddw	%ymm5, %ymm4, %ymm4
	vpsubw	%ymm6, %ymm3, %ymm5
	vpsrlw	$8, %ymm5, %ymm5
	vpsubw	%ymm4, %ymm3, %ymm4
	vpsrlw	$8, %ymm4, %ymm4
	vpackuswb	%ymm4, %ymm5, %ymm4
	vmovdqu	%ymm4, (%rdi,%rax,4)
	leaq	8(%rax), %r8
	addq	$16, %rax
	cmpq	%rcx, %rax
	movq	%r8, %rax
	jbe	.LBB10_3
.LBB10_4:
	pushq	%rbp
	movq	%rsp, %rbp
	cmpq	%r8, %rcx
	jbe	.LBB10_11
	movl	%ecx, %eax
	subl	%r8d, %eax
	vmovd	%eax, %xmm2
	vpbroadcastd	%xmm2, %ymm2
	vpcmpgtd	.LCPI10_2(%rip), %ymm2, %ymm2
	vpmaskmovd	(%rsi,%r8,4), %ymm2, %ymm3
	vpmaskmovd	4(%rsi,%r8,4), %ymm2, %ymm4
	vpmaskmovd	(%rdx,%r8,4), %ymm2, %ymm5
	vpmaskmovd	4(%rdx,%r8,4), %ymm2, %ymm2
	leaq	(%rdi,%r8,4), %rax
	vpbroadcastb	.LCPI10_3(%rip), %ymm6
	vpxor	%ymm6, %ymm3, %ymm3
	vpxor	%ymm6, %ymm4, %ymm4
	vpunpcklbw	%ymm4, %ymm3, %ymm7
	vpmaddubsw	%ymm7, %ymm0, %ymm7
	vpxor	%ymm6, %ymm5, %ymm5
	vpxor	%ymm6, %ymm2, %ymm2
	vpunpcklbw	%ymm2, %ymm5, %ymm6
	vpmaddubsw	%ymm6, %ymm1, %ymm6
	vpaddw	%ymm6, %ymm7, %ymm6
	vpunpckhbw	%ymm4, %ymm3, %ymm3
	vpmaddubsw	%ymm3, %ymm0, %ymm0
	vpunpckhbw	%ymm2, %ymm5, %ymm2
	vpmaddubsw	%ymm2, %ymm1, %ymm1
	vpaddw	%ymm1, %ymm0, %ymm0
	vpbroadcastw	.LCPI10_4(%rip), %ymm1
	vpsubw	%ymm6, %ymm1, %ymm2
	vpsrlw	$8, %ymm2, %ymm2
	vpsubw	%ymm0, %ymm1, %ymm0
	vpsrlw	$8, %ymm0, %ymm0
	vpackuswb	%ymm0, %ymm2, %ymm0
	testb	$4, %cl
	jne	.LBB10_6
	testb	$2, %cl
	jne	.LBB10_8
.LBB10_9:
	testb	$1, %cl
	je	.LBB10_11
.LBB10_10:
	vmovd	%xmm0, (%rax)
.LBB10_11:
	popq	%rbp
	vzeroupper
	retq
.LBB10_6:
	vmovdqu	%xmm0, (%rax)
	vextracti128	$1, %ymm0, %xmm0
	addq	$16, %rax
	testb	$2, %cl
	je	.LBB10_9
.LBB10_8:
	vmovq	%xmm0, (%rax)
	vpshufd	$238, %xmm0, %xmm0
	addq	$8, %rax
	testb	$1, %cl
	jne	.LBB10_10
	jmp	.LBB10_11
.Lfunc_end10:
	.size	shift, .Lfunc_end10-shift

	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI11_0:
	.long	4294967294
.LCPI11_1:
	.byte	255
	.byte	0
	.byte	0
	.byte	0
.LCPI11_2:
	.long	128
.LCPI11_3:
	.long	256
.LCPI11_5:
	.long	8388736
	.section	.rodata,"a",@progbits
	.p2align	1, 0x0
.LCPI11_4:
	.byte	255
	.byte	0
.LCPI11_13:
	.byte	127
	.zero	1
.LCPI11_14:
	.short	32640
	.section	.rodata.cst32,"aM",@progbits,32
	.p2align	5, 0x0
.LCPI11_6:
	.byte	0
	.byte	4
	.byte	0
	.byte	4
	.byte	0
	.byte	4
	.byte	0
	.byte	4
	.byte	8
	.byte	12
	.byte	8
	.byte	12
	.byte	8
	.byte	12
	.byte	8
	.byte	12
	.byte	0
	.byte	4
	.byte	0
	.byte	4
	.byte	0
	.byte	4
	.byte	0
	.byte	4
	.byte	8
	.byte	12
	.byte	8
	.byte	12
	.byte	8
	.byte	12
	.byte	8
	.byte	12
.LCPI11_7:
	.zero	32,127
.LCPI11_8:
	.byte	0
	.byte	4
	.byte	1
	.byte	5
	.byte	2
	.byte	6
	.byte	3
	.byte	7
	.byte	8
	.byte	12
	.byte	9
	.byte	13
	.byte	10
	.byte	14
	.byte	11
	.byte	15
	.byte	0
	.byte	4
	.byte	1
	.byte	5
	.byte	2
	.byte	6
	.byte	3
	.byte	7
	.byte	8
	.byte	12
	.byte	9
	.byte	13
	.byte	10
	.byte	14
	.byte	11
	.byte	15
.LCPI11_9:
	.byte	1
	.byte	5
	.byte	1
	.byte	5
	.byte	1
	.byte	5
	.byte	1
	.byte	5
	.byte	9
	.byte	13
	.byte	9
	.byte	13
	.byte	9
	.byte	13
	.byte	9
	.byte	13
	.byte	1
	.byte	5
	.byte	1
	.byte	5
	.byte	1
	.byte	5
	.byte	1
	.byte	5
	.byte	9
	.byte	13
	.byte	9
	.byte	13
	.byte	9
	.byte	13
	.byte	9
	.byte	13
.LCPI11_10:
	.byte	2
	.byte	6
	.byte	2
	.byte	6
	.byte	2
	.byte	6
	.byte	2
	.byte	6
	.byte	10
	.byte	14
	.byte	10
	.byte	14
	.byte	10
	.byte	14
	.byte	10
	.byte	14
	.byte	2
	.byte	6
	.byte	2
	.byte	6
	.byte	2
	.byte	6
	.byte	2
	.byte	6
	.byte	10
	.byte	14
	.byte	10
	.byte	14
	.byte	10
	.byte	14
	.byte	10
	.byte	14
.LCPI11_11:
	.byte	3
	.byte	7
	.byte	3
	.byte	7
	.byte	3
	.byte	7
	.byte	3
	.byte	7
	.byte	11
	.byte	15
	.byte	11
	.byte	15
	.byte	11
	.byte	15
	.byte	11
	.byte	15
	.byte	3
	.byte	7
	.byte	3
	.byte	7
	.byte	3
	.byte	7
	.byte	3
	.byte	7
	.byte	11
	.byte	15
	.byte	11
	.byte	15
	.byte	11
	.byte	15
	.byte	11
	.byte	15
.LCPI11_12:
	.short	32640
	.short	32640
	.short	32640
	.short	32640
	.short	32640
	.short	32640
	.short	32640
	.short	32640
	.short	32640
	.short	32640
	.short	32640
	.short	32640
	.short	32640
	.short	32640
	.short	32640
	.short	32640
	.text
	.p2align	4
	.type	means_rarely,@function
means_rarely:
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	andq	$-32, %rsp
	subq	$192, %rsp
	vmovdqa	16(%rbp), %ymm1
	vmovdqa	48(%rbp), %ymm0
	movq	%rsi, %rax
	shrq	$32, %rax
	cmpl	$2, %esi
	jl	.LBB11_2
	movl	%esi, %ecx
	shll	$8, %ecx
	addl	$-256, %ecx
	vmovd	%ecx, %xmm2
	vpbroadcastd	%xmm2, %ymm2
	vpminsd	%ymm2, %ymm1, %ymm1
	vpxor	%xmm2, %xmm2, %xmm2
	vpmaxsd	%ymm2, %ymm1, %ymm1
	movl	%eax, %ecx
	shll	$8, %ecx
	addl	$-256, %ecx
	vmovd	%ecx, %xmm3
	vpbroadcastd	%xmm3, %ymm3
	vpminsd	%ymm3, %ymm0, %ymm0
	vpmaxsd	%ymm2, %ymm0, %ymm0
	vpsrld	$8, %ymm1, %ymm2
	leal	-2(%rsi), %ecx
	vmovd	%ecx, %xmm3
	vpbroadcastd	%xmm3, %ymm3
	vpminsd	%ymm3, %ymm2, %ymm2
	vpsrld	$8, %ymm0, %ymm3
	cmpl	$3, %eax
	movl	$2, %ecx
	cmovgel	%eax, %ecx
	addl	$-2, %ecx
	vmovd	%ecx, %xmm4
	vpbroadcastd	%xmm4, %ymm4
	vpminsd	%ymm4, %ymm3, %ymm3
	vpslld	$8, %ymm2, %ymm4
	vpsubd	%ymm4, %ymm1, %ymm1
	vpslld	$8, %ymm3, %ymm4
	vpsubd	%ymm4, %ymm0, %ymm0
	vmovd	%esi, %xmm4
	vpbroadcastd	%xmm4, %ymm4
	vpmulld	%ymm4, %ymm3, %ymm3
	vpaddd	%ymm2, %ymm3, %ymm2
	vmovdqa	%ymm2, 64(%rsp)
	vpmaddwd	%ymm0, %ymm1, %ymm2
	vpbroadcastd	.LCPI11_2(%rip), %ymm3
	vpaddd	%ymm3, %ymm2, %ymm2
	vpsrld	$8, %ymm2, %ymm2
	vpsubd	%ymm2, %ymm1, %ymm3
	vpsubd	%ymm2, %ymm0, %ymm0
	vpaddd	%ymm0, %ymm1, %ymm1
	vpbroadcastd	.LCPI11_3(%rip), %ymm4
	vpsubd	%ymm1, %ymm4, %ymm1
	vpackusdw	%ymm3, %ymm1, %ymm1
	vpackusdw	%ymm2, %ymm0, %ymm0
	andl	$2147483647, %esi
	shlq	$2, %rsi
	xorl	%ecx, %ecx
	cmpl	$2, %eax
	cmovgeq	%rsi, %rcx
	vpackuswb	%ymm0, %ymm1, %ymm0
	addq	%rdi, %rcx
	vpshufb	.LCPI11_6(%rip), %ymm0, %ymm2
	movl	80(%rsp), %eax
	vmovsd	(%rdi,%rax,4), %xmm1
	vmovhps	(%rcx,%rax,4), %xmm1, %xmm1
	movl	64(%rsp), %eax
	vmovsd	(%rdi,%rax,4), %xmm3
	vmovhps	(%rcx,%rax,4), %xmm3, %xmm3
	vinserti128	$1, %xmm1, %ymm3, %ymm4
	vpbroadcastb	.LCPI11_13(%rip), %ymm1
	vmovdqa	.LCPI11_8(%rip), %ymm3
	vpshufb	%ymm3, %ymm4, %ymm4
	vpxor	%ymm1, %ymm4, %ymm4
	vpmaddubsw	%ymm4, %ymm2, %ymm2
	vpshufb	.LCPI11_9(%rip), %ymm0, %ymm4
	movl	84(%rsp), %eax
	vmovsd	(%rdi,%rax,4), %xmm5
	vmovhps	(%rcx,%rax,4), %xmm5, %xmm5
	movl	68(%rsp), %eax
	vmovsd	(%rdi,%rax,4), %xmm6
	vmovhps	(%rcx,%rax,4), %xmm6, %xmm6
	vinserti128	$1, %xmm5, %ymm6, %ymm5
	vpshufb	%ymm3, %ymm5, %ymm5
	vpxor	%ymm1, %ymm5, %ymm5
	vpmaddubsw	%ymm5, %ymm4, %ymm4
	vpshufb	.LCPI11_10(%rip), %ymm0, %ymm5
	movl	88(%rsp), %eax
	vmovsd	(%rdi,%rax,4), %xmm6
	vmovhps	(%rcx,%rax,4), %xmm6, %xmm6
	movl	72(%rsp), %eax
	vmovsd	(%rdi,%rax,4), %xmm7
	vmovhps	(%rcx,%rax,4), %xmm7, %xmm7
	vinserti128	$1, %xmm6, %ymm7, %ymm6
	vpshufb	%ymm3, %ymm6, %ymm6
	vpxor	%ymm1, %ymm6, %ymm6
	vpmaddubsw	%ymm6, %ymm5, %ymm5
	vpshufb	.LCPI11_11(%rip), %ymm0, %ymm0
	movl	92(%rsp), %eax
	vmovsd	(%rdi,%rax,4), %xmm6
	vmovhps	(%rcx,%rax,4), %xmm6, %xmm6
	movl	76(%rsp), %eax
	vmovsd	(%rdi,%rax,4), %xmm7
	vmovhps	(%rcx,%rax,4), %xmm7, %xmm7
	vinserti128	$1, %xmm6, %ymm7, %ymm6
	vpshufb	%ymm3, %ymm6, %ymm3
	vpxor	%ymm1, %ymm3, %ymm1
	vpmaddubsw	%ymm1, %ymm0, %ymm0
	vpunpcklqdq	%ymm4, %ymm2, %ymm1
	vpunpckhqdq	%ymm4, %ymm2, %ymm2
	vpaddw	%ymm1, %ymm2, %ymm1
	vpunpcklqdq	%ymm0, %ymm5, %ymm2
	vpunpckhqdq	%ymm0, %ymm5, %ymm0
	vpaddw	%ymm2, %ymm0, %ymm0
	vpbroadcastw	.LCPI11_14(%rip), %ymm2
	vpsubw	%ymm1, %ymm2, %ymm1
	vpsrlw	$8, %ymm1, %ymm1
	vpsubw	%ymm0, %ymm2, %ymm0
	vpsrlw	$8, %ymm0, %ymm0
	vpackuswb	%ymm0, %ymm1, %ymm0
	jmp	.LBB11_3
.LBB11_2:
	decl	%eax
	movq	%rax, 160(%rsp)
	leal	-1(%rsi), %eax
	movq	%rdi, 152(%rsp)
	vmovd	%xmm1, %edi
	vpextrd	$1, %xmm1, %r11d
	sarl	$8, %edi
	sarl	$8, %r11d
	vpextrd	$2, %xmm1, %r8d
	sarl	$8, %r8d
	vpextrd	$3, %xmm1, %r10d
	sarl	$8, %r10d
	vextracti128	$1, %ymm1, %xmm2
	vmovd	%xmm2, %r9d
	vpextrd	$1, %xmm2, %r15d
	sarl	$8, %r9d
	sarl	$8, %r15d
	vpextrd	$2, %xmm2, %edx
	sarl	$8, %edx
	vpextrd	$3, %xmm2, %ecx
	sarl	$8, %ecx
	movq	%rdi, %rbx
	movq	%rdi, 56(%rsp)
	cmpl	%eax, %ebx
	movl	%eax, %r13d
	cmovll	%ebx, %r13d
	movq	%r11, 112(%rsp)
	cmpl	%eax, %r11d
	movl	%eax, %r12d
	cmovll	%r11d, %r12d
	movq	%r8, 40(%rsp)
	cmpl	%eax, %r8d
	movl	%eax, %edi
	cmovll	%r8d, %edi
	movl	%edi, %r8d
	movq	%r10, 120(%rsp)
	cmpl	%eax, %r10d
	movl	%eax, %edi
	cmovll	%r10d, %edi
	movq	%r9, %r10
	movq	%r9, 48(%rsp)
	cmpl	%eax, %r10d
	movl	%eax, %r14d
	cmovll	%r10d, %r14d
	movq	%r15, %r11
	cmpl	%eax, %r11d
	movl	%eax, %r9d
	cmovll	%r11d, %r9d
	movq	%rdx, %rbx
	cmpl	%eax, %ebx
	movl	%eax, %r10d
	cmovll	%ebx, %r10d
	cmpl	%eax, %ecx
	movl	%eax, %edx
	cmovll	%ecx, %edx
	xorl	%r15d, %r15d
	movq	%rsi, 128(%rsp)
	movq	56(%rsp), %rsi
	testl	%esi, %esi
	cmovsl	%r15d, %r13d
	movl	%r13d, 24(%rsp)
	movq	112(%rsp), %r13
	testl	%r13d, %r13d
	cmovsl	%r15d, %r12d
	movl	%r12d, 28(%rsp)
	movq	40(%rsp), %r12
	testl	%r12d, %r12d
	cmovsl	%r15d, %r8d
	movl	%r8d, 32(%rsp)
	movq	120(%rsp), %r8
	testl	%r8d, %r8d
	cmovsl	%r15d, %edi
	movl	%edi, 36(%rsp)
	movq	48(%rsp), %rdi
	testl	%edi, %edi
	cmovsl	%r15d, %r14d
	movl	%r14d, 8(%rsp)
	testl	%r11d, %r11d
	cmovsl	%r15d, %r9d
	movl	%r9d, 12(%rsp)
	testl	%ebx, %ebx
	movq	%rbx, 136(%rsp)
	cmovsl	%r15d, %r10d
	movl	%r10d, 16(%rsp)
	testl	%ecx, %ecx
	movq	%rcx, 144(%rsp)
	cmovsl	%r15d, %edx
	movl	%edx, 20(%rsp)
	leal	1(%rsi), %r15d
	cmpl	%eax, %r15d
	cmovgel	%eax, %r15d
	leal	1(%r13), %r10d
	movq	%r13, %rsi
	cmpl	%eax, %r10d
	cmovgel	%eax, %r10d
	leal	1(%r12), %r13d
	cmpl	%eax, %r13d
	cmovgel	%eax, %r13d
	leal	1(%r8), %r12d
	movq	%r8, %r14
	cmpl	%eax, %r12d
	cmovgel	%eax, %r12d
	leal	1(%rdi), %edx
	cmpl	%eax, %edx
	cmovgel	%eax, %edx
	leal	1(%r11), %edi
	cmpl	%eax, %edi
	cmovgel	%eax, %edi
	leal	1(%rbx), %r8d
	cmpl	%eax, %r8d
	cmovgel	%eax, %r8d
	incl	%ecx
	cmpl	%eax, %ecx
	cmovll	%ecx, %eax
	cmpl	$-1, 56(%rsp)
	movl	$0, %r9d
	cmovll	%r9d, %r15d
	cmpl	$-1, %esi
	cmovll	%r9d, %r10d
	vmovd	160(%rsp), %xmm2
	cmpl	$-1, 40(%rsp)
	cmovll	%r9d, %r13d
	cmpl	$-1, %r14d
	movslq	128(%rsp), %rcx
	cmovll	%r9d, %r12d
	vmovq	%rcx, %xmm4
	cmpl	$-1, 48(%rsp)
	cmovll	%r9d, %edx
	xorl	%ebx, %ebx
	cmpl	$-1, %r11d
	vpbroadcastd	%xmm2, %xmm3
	vpbroadcastq	%xmm4, %ymm2
	vextracti128	$1, %ymm0, %xmm4
	vpsrad	$8, %xmm4, %xmm7
	vpminsd	%xmm3, %xmm7, %xmm5
	vpsrad	$31, %xmm4, %xmm4
	vpandn	%xmm5, %xmm4, %xmm4
	vpmovzxdq	%xmm4, %ymm4
	vpmuldq	%ymm4, %ymm2, %ymm4
	vmovq	%xmm4, %rcx
	movq	152(%rsp), %r11
	leaq	(%r11,%rcx,4), %r9
	movslq	8(%rsp), %rsi
	vmovd	(%r9,%rsi,4), %xmm5
	movslq	%edx, %rcx
	vmovd	(%r9,%rcx,4), %xmm6
	cmovll	%ebx, %edi
	vpextrq	$1, %xmm4, %rdx
	leaq	(%r11,%rdx,4), %r9
	movslq	12(%rsp), %r14
	vpinsrd	$1, (%r9,%r14,4), %xmm5, %xmm8
	movslq	%edi, %rdx
	vpinsrd	$1, (%r9,%rdx,4), %xmm6, %xmm9
	vpcmpeqd	%xmm6, %xmm6, %xmm6
	vpbroadcastd	.LCPI11_0(%rip), %xmm5
	vpsubd	%xmm6, %xmm7, %xmm10
	vpminsd	%xmm3, %xmm10, %xmm10
	vpcmpgtd	%xmm5, %xmm7, %xmm7
	vpand	%xmm7, %xmm10, %xmm7
	vpmovzxdq	%xmm7, %ymm7
	vpmuldq	%ymm7, %ymm2, %ymm7
	vmovq	%xmm7, %rdi
	leaq	(%r11,%rdi,4), %rdi
	vpextrq	$1, %xmm7, %r9
	vmovd	(%rdi,%rsi,4), %xmm10
	leaq	(%r11,%r9,4), %rsi
	vpinsrd	$1, (%rsi,%r14,4), %xmm10, %xmm10
	vmovd	(%rdi,%rcx,4), %xmm11
	vpinsrd	$1, (%rsi,%rdx,4), %xmm11, %xmm11
	cmpl	$-1, 136(%rsp)
	vextracti128	$1, %ymm4, %xmm4
	cmovll	%ebx, %r8d
	vmovq	%xmm4, %rcx
	leaq	(%r11,%rcx,4), %rcx
	movslq	16(%rsp), %rdx
	vpinsrd	$2, (%rcx,%rdx,4), %xmm8, %xmm8
	movslq	%r8d, %rsi
	vpinsrd	$2, (%rcx,%rsi,4), %xmm9, %xmm9
	vextracti128	$1, %ymm7, %xmm12
	vmovq	%xmm12, %rcx
	leaq	(%r11,%rcx,4), %rcx
	vpinsrd	$2, (%rcx,%rdx,4), %xmm10, %xmm10
	vpinsrd	$2, (%rcx,%rsi,4), %xmm11, %xmm11
	cmpl	$-1, 144(%rsp)
	cmovll	%ebx, %eax
	vpextrq	$1, %xmm4, %rcx
	leaq	(%r11,%rcx,4), %rcx
	movslq	20(%rsp), %rdx
	vpinsrd	$3, (%rcx,%rdx,4), %xmm8, %xmm4
	cltq
	vpinsrd	$3, (%rcx,%rax,4), %xmm9, %xmm7
	vpextrq	$1, %xmm12, %rcx
	leaq	(%r11,%rcx,4), %rcx
	vpinsrd	$3, (%rcx,%rdx,4), %xmm10, %xmm9
	vpinsrd	$3, (%rcx,%rax,4), %xmm11, %xmm8
	vpsrad	$8, %xmm0, %xmm10
	vpminsd	%xmm3, %xmm10, %xmm11
	vpsrad	$31, %xmm0, %xmm12
	vpandn	%xmm11, %xmm12, %xmm11
	vpmovzxdq	%xmm11, %ymm11
	vpmuldq	%ymm11, %ymm2, %ymm11
	vmovq	%xmm11, %rax
	leaq	(%r11,%rax,4), %rax
	vpsubd	%xmm6, %xmm10, %xmm6
	vpminsd	%xmm3, %xmm6, %xmm3
	movslq	24(%rsp), %rcx
	vmovd	(%rax,%rcx,4), %xmm6
	movslq	%r15d, %rdx
	vmovd	(%rax,%rdx,4), %xmm12
	vpextrq	$1, %xmm11, %rax
	vpcmpgtd	%xmm5, %xmm10, %xmm5
	leaq	(%r11,%rax,4), %rax
	vpand	%xmm3, %xmm5, %xmm3
	vpmovzxdq	%xmm3, %ymm3
	vpmuldq	%ymm3, %ymm2, %ymm2
	movslq	28(%rsp), %rsi
	vpinsrd	$1, (%rax,%rsi,4), %xmm6, %xmm3
	movslq	%r10d, %rdi
	vpinsrd	$1, (%rax,%rdi,4), %xmm12, %xmm5
	vmovq	%xmm2, %rax
	leaq	(%r11,%rax,4), %rax
	vmovd	(%rax,%rcx,4), %xmm6
	vpextrq	$1, %xmm2, %rcx
	vmovd	(%rax,%rdx,4), %xmm10
	leaq	(%r11,%rcx,4), %rax
	vpinsrd	$1, (%rax,%rsi,4), %xmm6, %xmm6
	vpinsrd	$1, (%rax,%rdi,4), %xmm10, %xmm10
	vextracti128	$1, %ymm11, %xmm11
	vmovq	%xmm11, %rax
	leaq	(%r11,%rax,4), %rax
	movslq	32(%rsp), %rcx
	vpinsrd	$2, (%rax,%rcx,4), %xmm3, %xmm3
	vextracti128	$1, %ymm2, %xmm2
	movslq	%r13d, %rdx
	vpinsrd	$2, (%rax,%rdx,4), %xmm5, %xmm5
	vmovq	%xmm2, %rax
	leaq	(%r11,%rax,4), %rax
	vpinsrd	$2, (%rax,%rcx,4), %xmm6, %xmm6
	vpinsrd	$2, (%rax,%rdx,4), %xmm10, %xmm10
	vpextrq	$1, %xmm11, %rax
	leaq	(%r11,%rax,4), %rax
	vpextrq	$1, %xmm2, %rcx
	leaq	(%r11,%rcx,4), %rcx
	movslq	36(%rsp), %rdx
	vpinsrd	$3, (%rax,%rdx,4), %xmm3, %xmm2
	movslq	%r12d, %rsi
	vpinsrd	$3, (%rax,%rsi,4), %xmm5, %xmm3
	vpinsrd	$3, (%rcx,%rdx,4), %xmm6, %xmm5
	vpinsrd	$3, (%rcx,%rsi,4), %xmm10, %xmm6
	vinserti128	$1, %xmm4, %ymm2, %ymm10
	vinserti128	$1, %xmm7, %ymm3, %ymm4
	vinserti128	$1, %xmm9, %ymm5, %ymm3
	vinserti128	$1, %xmm8, %ymm6, %ymm2
	vpbroadcastd	.LCPI11_1(%rip), %ymm5
	vpand	%ymm5, %ymm1, %ymm1
	vpand	%ymm5, %ymm0, %ymm0
	vpbroadcastd	.LCPI11_2(%rip), %ymm5
	vpmaddwd	%ymm1, %ymm0, %ymm6
	vpaddd	%ymm5, %ymm6, %ymm5
	vpsrld	$8, %ymm5, %ymm5
	vpsubd	%ymm5, %ymm1, %ymm6
	vpsubd	%ymm5, %ymm0, %ymm0
	vpaddd	%ymm0, %ymm1, %ymm1
	vpbroadcastd	.LCPI11_3(%rip), %ymm7
	vpsubd	%ymm1, %ymm7, %ymm1
	vpbroadcastw	.LCPI11_4(%rip), %ymm7
	vpand	%ymm7, %ymm10, %ymm8
	vpmulld	%ymm8, %ymm1, %ymm8
	vpand	%ymm7, %ymm4, %ymm9
	vpmulld	%ymm9, %ymm6, %ymm9
	vpand	%ymm7, %ymm3, %ymm11
	vpmulld	%ymm11, %ymm0, %ymm11
	vpaddd	%ymm11, %ymm9, %ymm9
	vpand	%ymm7, %ymm2, %ymm11
	vpmulld	%ymm5, %ymm11, %ymm11
	vpaddd	%ymm8, %ymm11, %ymm8
	vpaddd	%ymm8, %ymm9, %ymm8
	vpbroadcastd	.LCPI11_5(%rip), %ymm9
	vpaddd	%ymm9, %ymm8, %ymm8
	vpsrlw	$8, %ymm10, %ymm10
	vpmulld	%ymm10, %ymm1, %ymm1
	vpsrlw	$8, %ymm4, %ymm4
	vpmulld	%ymm4, %ymm6, %ymm4
	vpaddd	%ymm1, %ymm4, %ymm1
	vpsrlw	$8, %ymm3, %ymm3
	vpmulld	%ymm0, %ymm3, %ymm0
	vpaddd	%ymm0, %ymm1, %ymm0
	vpsrlw	$8, %ymm2, %ymm1
	vpmulld	%ymm5, %ymm1, %ymm1
	vpaddd	%ymm1, %ymm9, %ymm1
	vpaddd	%ymm1, %ymm0, %ymm0
	vpsrld	$8, %ymm8, %ymm1
	vpblendvb	%ymm7, %ymm1, %ymm0, %ymm0
.LBB11_3:
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lfunc_end11:
	.size	means_rarely, .Lfunc_end11-means_rarely

	.type	avx2,@object
	.section	.data.rel.ro,"aw",@progbits
	.p2align	3, 0x0
avx2:
	.quad	fill
	.quad	blend_color
	.quad	blend_color_covered
	.quad	blend
	.quad	blend_faded
	.quad	blend_covered
	.quad	sample
	.quad	project
	.quad	mix_rows
	.quad	shift
	.quad	kinora_avx2_ellipse
	.quad	kinora_avx2_color_outline
	.quad	kinora_avx2_texels_outline
	.size	avx2, 104

	.section	".note.GNU-stack","",@progbits
#else
.section ".note.GNU-stack","",@progbits
#endif
