// Generated from AVX2Outlines.c by Tool/assemble-kernels; do not edit.
// Compiler: clang 21.0.0 11673e6660b2d0a5f9f99b1c7b773f4c2f6df1b0
// Sources: 23ffe84eddc5a509039b995efc1dd1c06967299363379a7c2dd4462b268a6475
#if defined(__x86_64__) && defined(__linux__) && !defined(KINORA_COMPILE_KERNELS)
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.LCPI0_0:
	.quad	0x3fe0000000000000
	.text
	.globl	kinora_avx2_ellipse
	.p2align	4
	.type	kinora_avx2_ellipse,@function
kinora_avx2_ellipse:
	testq	%r8, %r8
	je	.LBB0_3
	pushq	%rbp
	movq	%rsp, %rbp
	vbroadcastsd	16(%rbp), %ymm0
	vbroadcastsd	24(%rbp), %ymm1
	vbroadcastsd	32(%rbp), %ymm2
	vmovddup	40(%rbp), %xmm5
	vbroadcastsd	48(%rbp), %ymm3
	vbroadcastsd	56(%rbp), %ymm4
	vbroadcastsd	%xmm5, %ymm5
	xorl	%eax, %eax
	vbroadcastsd	.LCPI0_0(%rip), %ymm6
	popq	%rbp
	.p2align	4
.LBB0_2:
	vmovupd	(%rdx,%rax,8), %ymm7
	vmovupd	(%rcx,%rax,8), %ymm8
	vmulpd	%ymm7, %ymm2, %ymm9
	vaddpd	%ymm0, %ymm9, %ymm9
	vmulpd	%ymm3, %ymm8, %ymm10
	vaddpd	%ymm10, %ymm9, %ymm9
	vaddpd	%ymm6, %ymm9, %ymm9
	vroundpd	$1, %ymm9, %ymm9
	vcvttpd2dq	%ymm9, %xmm9
	vmulpd	%ymm7, %ymm5, %ymm7
	vaddpd	%ymm7, %ymm1, %ymm7
	vmulpd	%ymm4, %ymm8, %ymm8
	vaddpd	%ymm7, %ymm8, %ymm7
	vaddpd	%ymm6, %ymm7, %ymm7
	vroundpd	$1, %ymm7, %ymm7
	vcvttpd2dq	%ymm7, %xmm7
	vmovupd	%xmm9, (%rdi,%rax,4)
	vmovupd	%xmm7, (%rsi,%rax,4)
	addq	$4, %rax
	cmpq	%r8, %rax
	jb	.LBB0_2
.LBB0_3:
	vzeroupper
	retq
.Lfunc_end0:
	.size	kinora_avx2_ellipse, .Lfunc_end0-kinora_avx2_ellipse

	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI1_0:
	.long	131072
.LCPI1_1:
	.long	32640
.LCPI1_2:
	.long	8388608
	.section	.rodata.cst32,"aM",@progbits,32
	.p2align	5, 0x0
.LCPI1_3:
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
.LCPI1_4:
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
.LCPI1_5:
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
.LCPI1_6:
	.zero	32,1
.LCPI1_7:
	.long	0
	.long	1
	.long	2
	.long	3
	.long	4
	.long	5
	.long	6
	.long	7
.LCPI1_8:
	.long	1
	.long	2
	.long	3
	.long	4
	.long	5
	.long	6
	.long	7
	.long	8
	.section	.rodata,"a",@progbits
	.p2align	1, 0x0
.LCPI1_9:
	.short	128
.LCPI1_10:
	.byte	1
	.text
	.globl	kinora_avx2_color_outline
	.p2align	4
	.type	kinora_avx2_color_outline,@function
kinora_avx2_color_outline:
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	andq	$-32, %rsp
	subq	$512, %rsp
	movl	%edx, 40(%rsp)
	movq	%rsi, %r8
	movq	72(%rbp), %rax
	movq	%rax, 432(%rsp)
	vmovdqu	56(%rbp), %xmm0
	vmovdqa	%xmm0, 416(%rsp)
	movq	16(%rbp), %r13
	movq	24(%rbp), %rax
	movq	%rax, 120(%rsp)
	movslq	32(%rbp), %rax
	movl	36(%rbp), %esi
	movslq	40(%rbp), %r9
	movl	44(%rbp), %ebx
	movq	48(%rbp), %rcx
	movq	%rcx, 104(%rsp)
	movq	%rax, 72(%rsp)
	subq	%rax, %r9
	movq	%rdi, 112(%rsp)
	movq	%rdi, 368(%rsp)
	movq	%r8, 376(%rsp)
	leal	2(%r9), %eax
	movl	$1, %ecx
	.p2align	4
.LBB1_1:
	incq	%rcx
	movl	%eax, %edx
	sarl	%cl, %edx
	cmpl	$63, %edx
	jg	.LBB1_1
	movl	$1, %edx
	shlq	%cl, %rdx
	cmpq	$9, %rdx
	movl	$8, %r10d
	cmovgeq	%rdx, %r10
	leaq	(%r9,%r10), %rcx
	addq	$9, %rcx
	negq	%r10
	andq	%rcx, %r10
	movq	%r10, 384(%rsp)
	movl	%r9d, 392(%rsp)
	movl	$2, %ecx
	movl	$-1, %r14d
	.p2align	4
.LBB1_3:
	movl	%eax, %edx
	sarl	%cl, %edx
	incl	%ecx
	decl	%r14d
	cmpl	$63, %edx
	jg	.LBB1_3
	movl	%r14d, %r11d
	negl	%r11d
	movl	%r11d, 400(%rsp)
	movq	72(%rsp), %rax
	shll	$8, %eax
	movl	%eax, 404(%rsp)
	movl	$0, 412(%rsp)
	cmpl	%ebx, %esi
	jge	.LBB1_97
	movl	40(%rsp), %eax
	vmovd	%eax, %xmm0
	vpbroadcastd	%xmm0, %ymm6
	vpxor	%xmm0, %xmm0, %xmm0
	vpunpcklbw	%ymm0, %ymm6, %ymm8
	shrl	$24, %eax
	movl	%eax, 36(%rsp)
	xorl	$255, %eax
	vmovd	%eax, %xmm0
	vpbroadcastw	%xmm0, %ymm9
	movq	120(%rsp), %rax
	leaq	(,%rax,4), %rax
	movq	%rax, 128(%rsp)
	vpbroadcastd	.LCPI1_0(%rip), %ymm11
	vpbroadcastd	.LCPI1_1(%rip), %ymm12
	vpbroadcastd	.LCPI1_2(%rip), %ymm13
	movq	%r8, 64(%rsp)
	movq	%r9, 56(%rsp)
	movl	%ebx, 96(%rsp)
	movq	%r10, 48(%rsp)
	movl	%r14d, 92(%rsp)
	movl	%r11d, 44(%rsp)
	vmovdqa	%ymm6, 320(%rsp)
	vmovdqa	%ymm8, 288(%rsp)
	vmovdqa	%ymm9, 256(%rsp)
	vmovdqa	%ymm11, 224(%rsp)
	vmovdqa	%ymm12, 192(%rsp)
	vmovdqa	%ymm13, 160(%rsp)
	jmp	.LBB1_7
	.p2align	4
.LBB1_6:
	movq	120(%rsp), %rax
	movq	144(%rsp), %rcx
	imulq	%rcx, %rax
	movq	152(%rsp), %r13
	leaq	(%r13,%rax,4), %r13
	addl	100(%rsp), %ecx
	movl	%ecx, %esi
	movl	96(%rsp), %ebx
	cmpl	%ebx, %ecx
	movl	92(%rsp), %r14d
	jge	.LBB1_97
.LBB1_7:
	subl	%esi, %ebx
	cmpl	$128, %ebx
	movl	$128, %eax
	cmovgel	%eax, %ebx
	movl	%ebx, 396(%rsp)
	movl	%esi, 100(%rsp)
	movl	%esi, %eax
	shll	$8, %eax
	movl	%eax, 408(%rsp)
	movq	432(%rsp), %rax
	movq	%rax, 16(%rsp)
	vmovdqa	416(%rsp), %xmm0
	vmovdqu	%xmm0, (%rsp)
	leaq	368(%rsp), %rdi
	vzeroupper
	callq	add_edges8
	movslq	%ebx, %rax
	cmpq	$2, %rax
	movl	$1, %ecx
	cmovgeq	%rax, %rcx
	movq	%rcx, 136(%rsp)
	cmpl	$-2, %r14d
	movq	%r13, 152(%rsp)
	movq	%rax, 144(%rsp)
	jne	.LBB1_52
	movq	%r13, %r14
	xorl	%ebx, %ebx
	movq	112(%rsp), %r13
	movq	64(%rsp), %r8
	movq	56(%rsp), %r9
	movq	48(%rsp), %r10
	vmovdqa	320(%rsp), %ymm6
	vpxor	%xmm7, %xmm7, %xmm7
	vmovdqa	288(%rsp), %ymm8
	vmovdqa	256(%rsp), %ymm9
	vxorps	%xmm10, %xmm10, %xmm10
	vmovdqa	224(%rsp), %ymm11
	vmovdqa	192(%rsp), %ymm12
	vmovdqa	160(%rsp), %ymm13
	vmovdqa	.LCPI1_3(%rip), %ymm14
	vmovdqa	.LCPI1_4(%rip), %ymm15
	vpbroadcastw	.LCPI1_9(%rip), %ymm5
	vpbroadcastb	.LCPI1_10(%rip), %ymm3
	jmp	.LBB1_11
.LBB1_9:
	testl	%ecx, %ecx
	jne	.LBB1_51
	.p2align	4
.LBB1_10:
	incq	%rbx
	leaq	(%r13,%r10,4), %r13
	addq	128(%rsp), %r14
	cmpq	136(%rsp), %rbx
	je	.LBB1_6
.LBB1_11:
	movq	(%r8,%rbx,8), %r15
	testq	%r15, %r15
	je	.LBB1_10
	movq	%rbx, 80(%rsp)
	movq	$0, (%r8,%rbx,8)
	rep		bsfq	%r15, %rax
	shll	$2, %eax
	vpxor	%xmm2, %xmm2, %xmm2
	movl	36(%rsp), %esi
	jmp	.LBB1_15
	.p2align	4
.LBB1_13:
	testl	%ecx, %ecx
	jne	.LBB1_29
.LBB1_14:
	addl	%r12d, %ebx
	movl	%ebx, %eax
.LBB1_15:
	movl	%eax, %ecx
	vmovdqu	(%r13,%rcx,4), %ymm0
	vmovdqu	%ymm7, (%r13,%rcx,4)
	vpslldq	$4, %ymm0, %ymm1
	vpaddd	%ymm0, %ymm1, %ymm0
	vpslldq	$8, %ymm0, %ymm1
	vpaddd	%ymm1, %ymm0, %ymm0
	vshufps	$244, %xmm0, %xmm10, %xmm1
	vpermpd	$80, %ymm1, %ymm1
	vpaddd	%ymm2, %ymm0, %ymm0
	vpaddd	%ymm1, %ymm0, %ymm0
	vpabsd	%ymm0, %ymm1
	vpminsd	%ymm11, %ymm1, %ymm1
	vpmulld	%ymm12, %ymm1, %ymm1
	vpaddd	%ymm1, %ymm13, %ymm1
	leaq	(%r14,%rcx,4), %rcx
	movl	%r9d, %edx
	subl	%eax, %edx
	vpshufb	%ymm14, %ymm1, %ymm2
	vpshufb	%ymm15, %ymm1, %ymm1
	vpmullw	%ymm2, %ymm8, %ymm2
	vpaddw	%ymm5, %ymm2, %ymm2
	vpmulhuw	%ymm3, %ymm2, %ymm2
	vpmullw	%ymm1, %ymm8, %ymm1
	vpaddw	%ymm5, %ymm1, %ymm1
	vpmulhuw	%ymm3, %ymm1, %ymm1
	vpackuswb	%ymm1, %ymm2, %ymm1
	cmpl	$8, %edx
	jl	.LBB1_23
	vmovdqu	(%rcx), %ymm2
	vpcmpeqd	%ymm3, %ymm3, %ymm3
	vpxor	%ymm3, %ymm1, %ymm3
	vpshufb	%ymm14, %ymm3, %ymm4
	vpshufb	%ymm15, %ymm3, %ymm3
	vpunpcklbw	%ymm7, %ymm2, %ymm5
	vpmullw	%ymm4, %ymm5, %ymm4
	vpbroadcastw	.LCPI1_9(%rip), %ymm5
	vpaddw	%ymm5, %ymm4, %ymm4
	vpmulhuw	.LCPI1_6(%rip), %ymm4, %ymm4
	vpunpckhbw	%ymm7, %ymm2, %ymm2
	vpmullw	%ymm3, %ymm2, %ymm2
	vpbroadcastb	.LCPI1_10(%rip), %ymm3
	vpaddw	%ymm5, %ymm2, %ymm2
	vpmulhuw	%ymm3, %ymm2, %ymm2
	vpackuswb	%ymm2, %ymm4, %ymm2
	vpaddd	%ymm1, %ymm2, %ymm1
	vmovdqu	%ymm1, (%rcx)
.LBB1_17:
	leal	8(%rax), %r12d
	movl	%r12d, %ecx
	shrl	$2, %ecx
	shrq	%cl, %r15
	movq	%r15, %rdx
	shlq	%cl, %rdx
	cmpl	$248, %eax
	movl	$0, %r15d
	cmovbq	%rdx, %r15
	testq	%r15, %r15
	je	.LBB1_33
	vpshufd	$255, %ymm0, %ymm1
	vpermq	$170, %ymm1, %ymm2
	rep		bsfq	%r15, %rbx
	shll	$2, %ebx
	subl	%r12d, %ebx
	movl	%r12d, %eax
	cmpl	$8, %ebx
	jl	.LBB1_15
	andl	$2147483640, %ebx
	movl	%r12d, %eax
	leaq	(%r14,%rax,4), %rdi
	vextracti128	$1, %ymm0, %xmm0
	vpextrd	$3, %xmm0, %eax
	movl	%eax, %edx
	negl	%edx
	cmovsl	%eax, %edx
	cmpl	$131072, %edx
	movl	$131072, %eax
	cmovael	%eax, %edx
	movl	%edx, %ecx
	shll	$8, %ecx
	subl	%edx, %ecx
	addl	$65536, %ecx
	shrl	$17, %ecx
	cmpl	$255, %ecx
	jne	.LBB1_13
	movl	%ebx, %eax
	xorl	%ecx, %ecx
	cmpl	$255, %esi
	jne	.LBB1_22
	.p2align	4
.LBB1_21:
	vmovdqu	%ymm6, (%rdi,%rcx,4)
	addq	$8, %rcx
	cmpq	%rax, %rcx
	jb	.LBB1_21
	jmp	.LBB1_14
	.p2align	4
.LBB1_22:
	vmovdqu	(%rdi,%rcx,4), %ymm0
	vpunpcklbw	%ymm7, %ymm0, %ymm1
	vpmullw	%ymm1, %ymm9, %ymm1
	vpaddw	%ymm5, %ymm1, %ymm1
	vpmulhuw	%ymm3, %ymm1, %ymm1
	vpunpckhbw	%ymm7, %ymm0, %ymm0
	vpmullw	%ymm0, %ymm9, %ymm0
	vpaddw	%ymm5, %ymm0, %ymm0
	vpmulhuw	%ymm3, %ymm0, %ymm0
	vpackuswb	%ymm0, %ymm1, %ymm0
	vpaddd	%ymm0, %ymm6, %ymm0
	vmovdqu	%ymm0, (%rdi,%rcx,4)
	addq	$8, %rcx
	cmpq	%rax, %rcx
	jb	.LBB1_22
	jmp	.LBB1_14
.LBB1_23:
	movq	72(%rsp), %rsi
	addl	%eax, %esi
	movq	104(%rsp), %rdi
	subl	%esi, %edi
	vmovd	%edx, %xmm2
	vpbroadcastd	%xmm2, %ymm2
	vpcmpgtd	.LCPI1_7(%rip), %ymm2, %ymm2
	vpand	%ymm2, %ymm1, %ymm1
	cmpl	$8, %edi
	jl	.LBB1_25
	vmovdqu	(%rcx), %ymm2
	vpcmpeqd	%ymm3, %ymm3, %ymm3
	vpxor	%ymm3, %ymm1, %ymm3
	vpshufb	%ymm14, %ymm3, %ymm4
	vpshufb	%ymm15, %ymm3, %ymm3
	vpunpcklbw	%ymm7, %ymm2, %ymm5
	vpmullw	%ymm4, %ymm5, %ymm4
	vpbroadcastw	.LCPI1_9(%rip), %ymm5
	vpaddw	%ymm5, %ymm4, %ymm4
	vpmulhuw	.LCPI1_6(%rip), %ymm4, %ymm4
	vpunpckhbw	%ymm7, %ymm2, %ymm2
	vpmullw	%ymm3, %ymm2, %ymm2
	vpbroadcastb	.LCPI1_10(%rip), %ymm3
	vpaddw	%ymm5, %ymm2, %ymm2
	vpmulhuw	%ymm3, %ymm2, %ymm2
	vpackuswb	%ymm2, %ymm4, %ymm2
	vpaddd	%ymm1, %ymm2, %ymm1
	vmovdqu	%ymm1, (%rcx)
	movl	36(%rsp), %esi
	jmp	.LBB1_17
.LBB1_25:
	testl	%edx, %edx
	movl	36(%rsp), %esi
	jle	.LBB1_17
	vpmaskmovd	(%rcx), %ymm2, %ymm2
	movl	%edx, %edx
	vpcmpeqd	%ymm3, %ymm3, %ymm3
	vpxor	%ymm3, %ymm1, %ymm3
	vpshufb	%ymm14, %ymm3, %ymm4
	vpshufb	%ymm15, %ymm3, %ymm3
	vpunpcklbw	%ymm7, %ymm2, %ymm5
	vpmullw	%ymm4, %ymm5, %ymm4
	vpbroadcastw	.LCPI1_9(%rip), %ymm5
	vpaddw	%ymm5, %ymm4, %ymm4
	vpmulhuw	.LCPI1_6(%rip), %ymm4, %ymm4
	vpunpckhbw	%ymm7, %ymm2, %ymm2
	vpmullw	%ymm3, %ymm2, %ymm2
	vpbroadcastb	.LCPI1_10(%rip), %ymm3
	vpaddw	%ymm5, %ymm2, %ymm2
	vpmulhuw	%ymm3, %ymm2, %ymm2
	vpackuswb	%ymm2, %ymm4, %ymm2
	vpaddd	%ymm1, %ymm2, %ymm1
	testb	$4, %dl
	jne	.LBB1_30
	testb	$2, %dl
	jne	.LBB1_31
.LBB1_28:
	testb	$1, %dl
	je	.LBB1_17
	jmp	.LBB1_32
.LBB1_29:
	movl	%ebx, %esi
	movl	40(%rsp), %edx
	vmovdqa	%ymm2, 448(%rsp)
	vzeroupper
	callq	color_run_partially
	vmovdqa	448(%rsp), %ymm2
	vpbroadcastb	.LCPI1_10(%rip), %ymm3
	vpbroadcastw	.LCPI1_9(%rip), %ymm5
	vmovdqa	.LCPI1_4(%rip), %ymm15
	vmovdqa	.LCPI1_3(%rip), %ymm14
	vmovdqa	160(%rsp), %ymm13
	vmovdqa	192(%rsp), %ymm12
	vmovdqa	224(%rsp), %ymm11
	vxorps	%xmm10, %xmm10, %xmm10
	vmovdqa	256(%rsp), %ymm9
	movl	36(%rsp), %esi
	vmovdqa	288(%rsp), %ymm8
	vpxor	%xmm7, %xmm7, %xmm7
	vmovdqa	320(%rsp), %ymm6
	movq	48(%rsp), %r10
	movq	56(%rsp), %r9
	movq	64(%rsp), %r8
	jmp	.LBB1_14
.LBB1_30:
	vmovdqu	%xmm1, (%rcx)
	vextracti128	$1, %ymm1, %xmm1
	addq	$16, %rcx
	testb	$2, %dl
	je	.LBB1_28
.LBB1_31:
	vmovq	%xmm1, (%rcx)
	vpshufd	$238, %xmm1, %xmm1
	addq	$8, %rcx
	testb	$1, %dl
	je	.LBB1_17
.LBB1_32:
	vmovd	%xmm1, (%rcx)
	jmp	.LBB1_17
	.p2align	4
.LBB1_33:
	movl	%r9d, %esi
	subl	%r12d, %esi
	movq	80(%rsp), %rbx
	jle	.LBB1_10
	movl	%r12d, %eax
	leaq	(%r14,%rax,4), %rdi
	vextracti128	$1, %ymm0, %xmm0
	vpextrd	$3, %xmm0, %eax
	movl	%eax, %edx
	negl	%edx
	cmovsl	%eax, %edx
	cmpl	$131072, %edx
	movl	$131072, %eax
	cmovael	%eax, %edx
	movl	%edx, %ecx
	shll	$8, %ecx
	subl	%edx, %ecx
	addl	$65536, %ecx
	shrl	$17, %ecx
	cmpl	$255, %ecx
	jne	.LBB1_9
	cmpl	$255, 36(%rsp)
	jne	.LBB1_38
	cmpl	$8, %esi
	jl	.LBB1_39
	movl	%esi, %ecx
	xorl	%eax, %eax
	.p2align	4
.LBB1_41:
	movq	%rax, %rdx
	vmovdqu	%ymm6, (%rdi,%rax,4)
	addq	$8, %rax
	addq	$16, %rdx
	cmpq	%rcx, %rdx
	jbe	.LBB1_41
	jmp	.LBB1_44
.LBB1_38:
	cmpl	$8, %esi
	jge	.LBB1_42
.LBB1_39:
	xorl	%eax, %eax
	jmp	.LBB1_44
.LBB1_42:
	movl	%esi, %ecx
	xorl	%eax, %eax
	.p2align	4
.LBB1_43:
	movq	%rax, %rdx
	vmovdqu	(%rdi,%rax,4), %ymm0
	vpunpcklbw	%ymm7, %ymm0, %ymm1
	vpmullw	%ymm1, %ymm9, %ymm1
	vpaddw	%ymm5, %ymm1, %ymm1
	vpmulhuw	%ymm3, %ymm1, %ymm1
	vpunpckhbw	%ymm7, %ymm0, %ymm0
	vpmullw	%ymm0, %ymm9, %ymm0
	vpaddw	%ymm5, %ymm0, %ymm0
	vpmulhuw	%ymm3, %ymm0, %ymm0
	vpackuswb	%ymm0, %ymm1, %ymm0
	vpaddd	%ymm0, %ymm6, %ymm0
	vmovdqu	%ymm0, (%rdi,%rax,4)
	addq	$8, %rax
	addq	$16, %rdx
	cmpq	%rcx, %rdx
	jbe	.LBB1_43
.LBB1_44:
	subl	%eax, %esi
	jle	.LBB1_10
	movl	%eax, %eax
	vmovd	%esi, %xmm0
	vpbroadcastd	%xmm0, %ymm0
	vpmaxud	.LCPI1_8(%rip), %ymm0, %ymm1
	vpcmpeqd	%ymm1, %ymm0, %ymm0
	vpmaskmovd	(%rdi,%rax,4), %ymm0, %ymm0
	leaq	(%rdi,%rax,4), %rax
	vpunpcklbw	%ymm7, %ymm0, %ymm1
	vpmullw	%ymm1, %ymm9, %ymm1
	vpaddw	%ymm5, %ymm1, %ymm1
	vpmulhuw	%ymm3, %ymm1, %ymm1
	vpunpckhbw	%ymm7, %ymm0, %ymm0
	vpmullw	%ymm0, %ymm9, %ymm0
	vpaddw	%ymm5, %ymm0, %ymm0
	vpmulhuw	%ymm3, %ymm0, %ymm0
	vpackuswb	%ymm0, %ymm1, %ymm0
	vpaddd	%ymm0, %ymm6, %ymm0
	testb	$4, %sil
	jne	.LBB1_48
	testb	$2, %sil
	jne	.LBB1_49
.LBB1_47:
	testb	$1, %sil
	je	.LBB1_10
	jmp	.LBB1_50
.LBB1_48:
	vmovdqu	%xmm0, (%rax)
	vextracti128	$1, %ymm0, %xmm0
	addq	$16, %rax
	testb	$2, %sil
	je	.LBB1_47
.LBB1_49:
	vmovq	%xmm0, (%rax)
	vpshufd	$238, %xmm0, %xmm0
	addq	$8, %rax
	testb	$1, %sil
	je	.LBB1_10
.LBB1_50:
	vmovd	%xmm0, (%rax)
	jmp	.LBB1_10
.LBB1_51:
	movl	40(%rsp), %edx
	vzeroupper
	callq	color_run_partially
	vpbroadcastb	.LCPI1_10(%rip), %ymm3
	vpbroadcastw	.LCPI1_9(%rip), %ymm5
	vmovdqa	.LCPI1_4(%rip), %ymm15
	vmovdqa	.LCPI1_3(%rip), %ymm14
	vmovdqa	160(%rsp), %ymm13
	vmovdqa	192(%rsp), %ymm12
	vmovdqa	224(%rsp), %ymm11
	vxorps	%xmm10, %xmm10, %xmm10
	vmovdqa	256(%rsp), %ymm9
	vmovdqa	288(%rsp), %ymm8
	vpxor	%xmm7, %xmm7, %xmm7
	vmovdqa	320(%rsp), %ymm6
	movq	48(%rsp), %r10
	movq	56(%rsp), %r9
	movq	64(%rsp), %r8
	jmp	.LBB1_10
	.p2align	4
.LBB1_52:
	xorl	%ebx, %ebx
	movq	112(%rsp), %r14
	movq	64(%rsp), %r8
	movq	56(%rsp), %r9
	movq	48(%rsp), %r10
	movl	44(%rsp), %r11d
	vmovdqa	320(%rsp), %ymm6
	vpxor	%xmm7, %xmm7, %xmm7
	vmovdqa	288(%rsp), %ymm8
	vmovdqa	256(%rsp), %ymm9
	vxorps	%xmm10, %xmm10, %xmm10
	vmovdqa	224(%rsp), %ymm11
	vmovdqa	192(%rsp), %ymm12
	vmovdqa	160(%rsp), %ymm13
	vmovdqa	.LCPI1_3(%rip), %ymm14
	vmovdqa	.LCPI1_4(%rip), %ymm15
	vpbroadcastw	.LCPI1_9(%rip), %ymm5
	vpbroadcastb	.LCPI1_10(%rip), %ymm3
	jmp	.LBB1_55
.LBB1_53:
	testl	%ecx, %ecx
	jne	.LBB1_96
	.p2align	4
.LBB1_54:
	incq	%rbx
	leaq	(%r14,%r10,4), %r14
	addq	128(%rsp), %r13
	cmpq	136(%rsp), %rbx
	je	.LBB1_6
.LBB1_55:
	movq	(%r8,%rbx,8), %r12
	testq	%r12, %r12
	je	.LBB1_54
	movq	%rbx, 80(%rsp)
	movq	$0, (%r8,%rbx,8)
	rep		bsfq	%r12, %r15
	movl	%r11d, %ecx
	shll	%cl, %r15d
	vpxor	%xmm2, %xmm2, %xmm2
	movl	36(%rsp), %esi
	jmp	.LBB1_59
	.p2align	4
.LBB1_57:
	testl	%ecx, %ecx
	jne	.LBB1_74
.LBB1_58:
	addl	%ebx, %r15d
.LBB1_59:
	movslq	%r15d, %rdx
	vmovdqu	(%r14,%rdx,4), %ymm0
	vmovdqu	%ymm7, (%r14,%rdx,4)
	vpslldq	$4, %ymm0, %ymm1
	vpaddd	%ymm0, %ymm1, %ymm0
	vpslldq	$8, %ymm0, %ymm1
	vpaddd	%ymm1, %ymm0, %ymm0
	vshufps	$244, %xmm0, %xmm10, %xmm1
	vpermpd	$80, %ymm1, %ymm1
	vpaddd	%ymm2, %ymm0, %ymm0
	vpaddd	%ymm1, %ymm0, %ymm0
	vpabsd	%ymm0, %ymm1
	vpminsd	%ymm11, %ymm1, %ymm1
	vpmulld	%ymm12, %ymm1, %ymm1
	vpaddd	%ymm1, %ymm13, %ymm1
	leaq	(,%rdx,4), %rax
	addq	%r13, %rax
	movl	%r9d, %ecx
	subl	%edx, %ecx
	vpshufb	%ymm14, %ymm1, %ymm2
	vpshufb	%ymm15, %ymm1, %ymm1
	vpmullw	%ymm2, %ymm8, %ymm2
	vpaddw	%ymm5, %ymm2, %ymm2
	vpmulhuw	%ymm3, %ymm2, %ymm2
	vpmullw	%ymm1, %ymm8, %ymm1
	vpaddw	%ymm5, %ymm1, %ymm1
	vpmulhuw	%ymm3, %ymm1, %ymm1
	vpackuswb	%ymm1, %ymm2, %ymm1
	cmpl	$8, %ecx
	jl	.LBB1_68
	vmovdqu	(%rax), %ymm2
	vpcmpeqd	%ymm3, %ymm3, %ymm3
	vpxor	%ymm3, %ymm1, %ymm3
	vpshufb	%ymm14, %ymm3, %ymm4
	vpshufb	%ymm15, %ymm3, %ymm3
	vpunpcklbw	%ymm7, %ymm2, %ymm5
	vpmullw	%ymm4, %ymm5, %ymm4
	vpbroadcastw	.LCPI1_9(%rip), %ymm5
	vpaddw	%ymm5, %ymm4, %ymm4
	vpmulhuw	.LCPI1_6(%rip), %ymm4, %ymm4
	vpunpckhbw	%ymm7, %ymm2, %ymm2
	vpmullw	%ymm3, %ymm2, %ymm2
	vpbroadcastb	.LCPI1_10(%rip), %ymm3
	vpaddw	%ymm5, %ymm2, %ymm2
	vpmulhuw	%ymm3, %ymm2, %ymm2
	vpackuswb	%ymm2, %ymm4, %ymm2
	vpaddd	%ymm1, %ymm2, %ymm1
	vmovdqu	%ymm1, (%rax)
.LBB1_61:
	addl	$8, %r15d
	movl	%r15d, %eax
	movl	%r11d, %ecx
	sarl	%cl, %eax
	movl	%eax, %ecx
	shrq	%cl, %r12
	shlq	%cl, %r12
	cmpl	$63, %eax
	jg	.LBB1_78
	testq	%r12, %r12
	je	.LBB1_78
	rep		bsfq	%r12, %rbx
	movl	%r11d, %ecx
	shll	%cl, %ebx
	vpshufd	$255, %ymm0, %ymm1
	vpermq	$170, %ymm1, %ymm2
	subl	%r15d, %ebx
	cmpl	$8, %ebx
	jl	.LBB1_59
	andl	$2147483640, %ebx
	movslq	%r15d, %rax
	leaq	(,%rax,4), %rdi
	addq	%r13, %rdi
	vextracti128	$1, %ymm0, %xmm0
	vpextrd	$3, %xmm0, %eax
	movl	%eax, %edx
	negl	%edx
	cmovsl	%eax, %edx
	cmpl	$131072, %edx
	movl	$131072, %eax
	cmovael	%eax, %edx
	movl	%edx, %ecx
	shll	$8, %ecx
	subl	%edx, %ecx
	addl	$65536, %ecx
	shrl	$17, %ecx
	cmpl	$255, %ecx
	jne	.LBB1_57
	movl	%ebx, %eax
	xorl	%ecx, %ecx
	cmpl	$255, %esi
	jne	.LBB1_67
	.p2align	4
.LBB1_66:
	vmovdqu	%ymm6, (%rdi,%rcx,4)
	addq	$8, %rcx
	cmpq	%rax, %rcx
	jb	.LBB1_66
	jmp	.LBB1_58
	.p2align	4
.LBB1_67:
	vmovdqu	(%rdi,%rcx,4), %ymm0
	vpunpcklbw	%ymm7, %ymm0, %ymm1
	vpmullw	%ymm1, %ymm9, %ymm1
	vpaddw	%ymm5, %ymm1, %ymm1
	vpmulhuw	%ymm3, %ymm1, %ymm1
	vpunpckhbw	%ymm7, %ymm0, %ymm0
	vpmullw	%ymm0, %ymm9, %ymm0
	vpaddw	%ymm5, %ymm0, %ymm0
	vpmulhuw	%ymm3, %ymm0, %ymm0
	vpackuswb	%ymm0, %ymm1, %ymm0
	vpaddd	%ymm0, %ymm6, %ymm0
	vmovdqu	%ymm0, (%rdi,%rcx,4)
	addq	$8, %rcx
	cmpq	%rax, %rcx
	jb	.LBB1_67
	jmp	.LBB1_58
.LBB1_68:
	movq	72(%rsp), %rdx
	addl	%r15d, %edx
	movq	104(%rsp), %rsi
	subl	%edx, %esi
	vmovd	%ecx, %xmm2
	vpbroadcastd	%xmm2, %ymm2
	vpcmpgtd	.LCPI1_7(%rip), %ymm2, %ymm2
	vpand	%ymm2, %ymm1, %ymm1
	cmpl	$8, %esi
	jl	.LBB1_70
	vmovdqu	(%rax), %ymm2
	vpcmpeqd	%ymm3, %ymm3, %ymm3
	vpxor	%ymm3, %ymm1, %ymm3
	vpshufb	%ymm14, %ymm3, %ymm4
	vpshufb	%ymm15, %ymm3, %ymm3
	vpunpcklbw	%ymm7, %ymm2, %ymm5
	vpmullw	%ymm4, %ymm5, %ymm4
	vpbroadcastw	.LCPI1_9(%rip), %ymm5
	vpaddw	%ymm5, %ymm4, %ymm4
	vpmulhuw	.LCPI1_6(%rip), %ymm4, %ymm4
	vpunpckhbw	%ymm7, %ymm2, %ymm2
	vpmullw	%ymm3, %ymm2, %ymm2
	vpbroadcastb	.LCPI1_10(%rip), %ymm3
	vpaddw	%ymm5, %ymm2, %ymm2
	vpmulhuw	%ymm3, %ymm2, %ymm2
	vpackuswb	%ymm2, %ymm4, %ymm2
	vpaddd	%ymm1, %ymm2, %ymm1
	vmovdqu	%ymm1, (%rax)
	movl	36(%rsp), %esi
	jmp	.LBB1_61
.LBB1_70:
	testl	%ecx, %ecx
	movl	36(%rsp), %esi
	jle	.LBB1_61
	vpmaskmovd	(%rax), %ymm2, %ymm2
	movl	%ecx, %ecx
	vpcmpeqd	%ymm3, %ymm3, %ymm3
	vpxor	%ymm3, %ymm1, %ymm3
	vpshufb	%ymm14, %ymm3, %ymm4
	vpshufb	%ymm15, %ymm3, %ymm3
	vpunpcklbw	%ymm7, %ymm2, %ymm5
	vpmullw	%ymm4, %ymm5, %ymm4
	vpbroadcastw	.LCPI1_9(%rip), %ymm5
	vpaddw	%ymm5, %ymm4, %ymm4
	vpmulhuw	.LCPI1_6(%rip), %ymm4, %ymm4
	vpunpckhbw	%ymm7, %ymm2, %ymm2
	vpmullw	%ymm3, %ymm2, %ymm2
	vpbroadcastb	.LCPI1_10(%rip), %ymm3
	vpaddw	%ymm5, %ymm2, %ymm2
	vpmulhuw	%ymm3, %ymm2, %ymm2
	vpackuswb	%ymm2, %ymm4, %ymm2
	vpaddd	%ymm1, %ymm2, %ymm1
	testb	$4, %cl
	jne	.LBB1_75
	testb	$2, %cl
	jne	.LBB1_76
.LBB1_73:
	testb	$1, %cl
	je	.LBB1_61
	jmp	.LBB1_77
.LBB1_74:
	movl	%ebx, %esi
	movl	40(%rsp), %edx
	vmovdqa	%ymm2, 448(%rsp)
	vzeroupper
	callq	color_run_partially
	vmovdqa	448(%rsp), %ymm2
	vpbroadcastb	.LCPI1_10(%rip), %ymm3
	vpbroadcastw	.LCPI1_9(%rip), %ymm5
	vmovdqa	.LCPI1_4(%rip), %ymm15
	vmovdqa	.LCPI1_3(%rip), %ymm14
	vmovdqa	160(%rsp), %ymm13
	vmovdqa	192(%rsp), %ymm12
	vmovdqa	224(%rsp), %ymm11
	vxorps	%xmm10, %xmm10, %xmm10
	vmovdqa	256(%rsp), %ymm9
	movl	36(%rsp), %esi
	vmovdqa	288(%rsp), %ymm8
	vpxor	%xmm7, %xmm7, %xmm7
	vmovdqa	320(%rsp), %ymm6
	movl	44(%rsp), %r11d
	movq	48(%rsp), %r10
	movq	56(%rsp), %r9
	movq	64(%rsp), %r8
	addl	%ebx, %r15d
	jmp	.LBB1_59
.LBB1_75:
	vmovdqu	%xmm1, (%rax)
	vextracti128	$1, %ymm1, %xmm1
	addq	$16, %rax
	testb	$2, %cl
	je	.LBB1_73
.LBB1_76:
	vmovq	%xmm1, (%rax)
	vpshufd	$238, %xmm1, %xmm1
	addq	$8, %rax
	testb	$1, %cl
	je	.LBB1_61
.LBB1_77:
	vmovd	%xmm1, (%rax)
	jmp	.LBB1_61
	.p2align	4
.LBB1_78:
	movl	%r9d, %esi
	subl	%r15d, %esi
	movq	80(%rsp), %rbx
	jle	.LBB1_54
	movslq	%r15d, %rax
	leaq	(,%rax,4), %rdi
	addq	%r13, %rdi
	vextracti128	$1, %ymm0, %xmm0
	vpextrd	$3, %xmm0, %eax
	movl	%eax, %edx
	negl	%edx
	cmovsl	%eax, %edx
	cmpl	$131072, %edx
	movl	$131072, %eax
	cmovael	%eax, %edx
	movl	%edx, %ecx
	shll	$8, %ecx
	subl	%edx, %ecx
	addl	$65536, %ecx
	shrl	$17, %ecx
	cmpl	$255, %ecx
	jne	.LBB1_53
	cmpl	$255, 36(%rsp)
	jne	.LBB1_83
	cmpl	$8, %esi
	jl	.LBB1_84
	movl	%esi, %ecx
	xorl	%eax, %eax
	.p2align	4
.LBB1_86:
	movq	%rax, %rdx
	vmovdqu	%ymm6, (%rdi,%rax,4)
	addq	$8, %rax
	addq	$16, %rdx
	cmpq	%rcx, %rdx
	jbe	.LBB1_86
	jmp	.LBB1_89
.LBB1_83:
	cmpl	$8, %esi
	jge	.LBB1_87
.LBB1_84:
	xorl	%eax, %eax
	jmp	.LBB1_89
.LBB1_87:
	movl	%esi, %ecx
	xorl	%eax, %eax
	.p2align	4
.LBB1_88:
	movq	%rax, %rdx
	vmovdqu	(%rdi,%rax,4), %ymm0
	vpunpcklbw	%ymm7, %ymm0, %ymm1
	vpmullw	%ymm1, %ymm9, %ymm1
	vpaddw	%ymm5, %ymm1, %ymm1
	vpmulhuw	%ymm3, %ymm1, %ymm1
	vpunpckhbw	%ymm7, %ymm0, %ymm0
	vpmullw	%ymm0, %ymm9, %ymm0
	vpaddw	%ymm5, %ymm0, %ymm0
	vpmulhuw	%ymm3, %ymm0, %ymm0
	vpackuswb	%ymm0, %ymm1, %ymm0
	vpaddd	%ymm0, %ymm6, %ymm0
	vmovdqu	%ymm0, (%rdi,%rax,4)
	addq	$8, %rax
	addq	$16, %rdx
	cmpq	%rcx, %rdx
	jbe	.LBB1_88
.LBB1_89:
	subl	%eax, %esi
	jle	.LBB1_54
	movl	%eax, %eax
	vmovd	%esi, %xmm0
	vpbroadcastd	%xmm0, %ymm0
	vpmaxud	.LCPI1_8(%rip), %ymm0, %ymm1
	vpcmpeqd	%ymm1, %ymm0, %ymm0
	vpmaskmovd	(%rdi,%rax,4), %ymm0, %ymm0
	leaq	(%rdi,%rax,4), %rax
	vpunpcklbw	%ymm7, %ymm0, %ymm1
	vpmullw	%ymm1, %ymm9, %ymm1
	vpaddw	%ymm5, %ymm1, %ymm1
	vpmulhuw	%ymm3, %ymm1, %ymm1
	vpunpckhbw	%ymm7, %ymm0, %ymm0
	vpmullw	%ymm0, %ymm9, %ymm0
	vpaddw	%ymm5, %ymm0, %ymm0
	vpmulhuw	%ymm3, %ymm0, %ymm0
	vpackuswb	%ymm0, %ymm1, %ymm0
	vpaddd	%ymm0, %ymm6, %ymm0
	testb	$4, %sil
	jne	.LBB1_93
	testb	$2, %sil
	jne	.LBB1_94
.LBB1_92:
	testb	$1, %sil
	je	.LBB1_54
	jmp	.LBB1_95
.LBB1_93:
	vmovdqu	%xmm0, (%rax)
	vextracti128	$1, %ymm0, %xmm0
	addq	$16, %rax
	testb	$2, %sil
	je	.LBB1_92
.LBB1_94:
	vmovq	%xmm0, (%rax)
	vpshufd	$238, %xmm0, %xmm0
	addq	$8, %rax
	testb	$1, %sil
	je	.LBB1_54
.LBB1_95:
	vmovd	%xmm0, (%rax)
	jmp	.LBB1_54
.LBB1_96:
	movl	40(%rsp), %edx
	vzeroupper
	callq	color_run_partially
	vpbroadcastb	.LCPI1_10(%rip), %ymm3
	vpbroadcastw	.LCPI1_9(%rip), %ymm5
	vmovdqa	.LCPI1_4(%rip), %ymm15
	vmovdqa	.LCPI1_3(%rip), %ymm14
	vmovdqa	160(%rsp), %ymm13
	vmovdqa	192(%rsp), %ymm12
	vmovdqa	224(%rsp), %ymm11
	vxorps	%xmm10, %xmm10, %xmm10
	vmovdqa	256(%rsp), %ymm9
	vmovdqa	288(%rsp), %ymm8
	vpxor	%xmm7, %xmm7, %xmm7
	vmovdqa	320(%rsp), %ymm6
	movl	44(%rsp), %r11d
	movq	48(%rsp), %r10
	movq	56(%rsp), %r9
	movq	64(%rsp), %r8
	jmp	.LBB1_54
.LBB1_97:
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.Lfunc_end1:
	.size	kinora_avx2_color_outline, .Lfunc_end1-kinora_avx2_color_outline

	.section	.rodata.cst32,"aM",@progbits,32
	.p2align	5, 0x0
.LCPI2_0:
	.long	1
	.long	2
	.long	3
	.long	4
	.long	5
	.long	6
	.long	7
	.long	8
.LCPI2_5:
	.byte	0
	.byte	255
	.byte	255
	.byte	255
	.byte	0
	.byte	255
	.byte	255
	.byte	255
	.byte	0
	.byte	255
	.byte	255
	.byte	255
	.byte	0
	.byte	255
	.byte	255
	.byte	255
	.byte	0
	.byte	255
	.byte	255
	.byte	255
	.byte	0
	.byte	255
	.byte	255
	.byte	255
	.byte	0
	.byte	255
	.byte	255
	.byte	255
	.byte	0
	.byte	255
	.byte	255
	.byte	255
.LCPI2_7:
	.long	0
	.long	256
	.long	512
	.long	768
	.long	1024
	.long	1280
	.long	1536
	.long	1792
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.LCPI2_1:
	.quad	4294967297
.LCPI2_10:
	.quad	2
.LCPI2_11:
	.quad	1
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI2_2:
	.long	255
.LCPI2_3:
	.long	4
.LCPI2_4:
	.long	1
.LCPI2_6:
	.long	256
.LCPI2_8:
	.long	2048
.LCPI2_9:
	.long	2
	.text
	.p2align	4
	.type	add_edges8,@function
add_edges8:
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	andq	$-32, %rsp
	subq	$1248, %rsp
	movq	%rdi, %rbx
	movl	28(%rdi), %eax
	movl	32(%rbp), %esi
	testl	%esi, %esi
	jle	.LBB2_9
	leaq	16(%rbp), %rcx
	vbroadcastss	36(%rbx), %ymm0
	vmovaps	%ymm0, 992(%rsp)
	vbroadcastss	40(%rbx), %ymm0
	vmovaps	%ymm0, 1056(%rsp)
	movl	24(%rbx), %edx
	shll	$8, %eax
	vmovd	%eax, %xmm0
	vpbroadcastd	%xmm0, %ymm0
	vmovdqa	%ymm0, 1024(%rsp)
	shll	$8, %edx
	vmovd	%edx, %xmm0
	vpbroadcastd	%xmm0, %ymm0
	vmovdqa	%ymm0, 960(%rsp)
	movq	(%rcx), %rax
	movq	%rax, 48(%rsp)
	movq	8(%rcx), %rax
	movq	%rax, 56(%rsp)
	xorl	%r14d, %r14d
	movl	%esi, 44(%rsp)
	jmp	.LBB2_2
	.p2align	4
.LBB2_49:
	addq	$8, %r14
	movl	44(%rsp), %esi
	cmpl	%r14d, %esi
	jle	.LBB2_8
.LBB2_2:
	movq	56(%rsp), %rax
	vmovdqu	(%rax,%r14,4), %ymm0
	vmovdqu	4(%rax,%r14,4), %ymm1
	vmovdqa	1056(%rsp), %ymm2
	vpsubd	%ymm2, %ymm0, %ymm8
	vpsubd	%ymm2, %ymm1, %ymm9
	vpminsd	%ymm9, %ymm8, %ymm1
	vpmaxsd	%ymm9, %ymm8, %ymm7
	vpxor	%xmm0, %xmm0, %xmm0
	vmovdqa	%ymm1, 800(%rsp)
	vpmaxsd	%ymm0, %ymm1, %ymm6
	vpminsd	1024(%rsp), %ymm7, %ymm3
	vpcmpgtd	%ymm6, %ymm3, %ymm0
	movl	%esi, %eax
	subl	%r14d, %eax
	vmovd	%eax, %xmm1
	vpbroadcastd	%xmm1, %ymm1
	vpmaxud	.LCPI2_0(%rip), %ymm1, %ymm2
	vpcmpeqd	%ymm2, %ymm1, %ymm1
	vptest	%ymm0, %ymm1
	je	.LBB2_49
	movq	48(%rsp), %rax
	vmovdqu	(%rax,%r14,4), %ymm2
	vmovdqa	%ymm3, %ymm5
	vmovdqu	4(%rax,%r14,4), %ymm3
	vmovdqa	992(%rsp), %ymm4
	vpsubd	%ymm4, %ymm2, %ymm10
	vpsubd	%ymm4, %ymm3, %ymm4
	vmovdqa	%ymm6, %ymm3
	vpand	%ymm0, %ymm1, %ymm6
	vextracti128	$1, %ymm6, %xmm0
	vpackssdw	%xmm0, %xmm6, %xmm2
	vmovdqa	%ymm3, 544(%rsp)
	vpsrld	$8, %ymm3, %ymm0
	vpbroadcastd	.LCPI2_2(%rip), %ymm1
	vmovdqa	%ymm5, 576(%rsp)
	vpaddd	%ymm1, %ymm5, %ymm1
	vpsrad	$8, %ymm1, %ymm1
	vpsubd	%ymm0, %ymm1, %ymm1
	vpor	%ymm4, %ymm10, %ymm0
	vpsrad	$31, %ymm0, %ymm0
	vmovdqa	%ymm10, 512(%rsp)
	vmovdqa	%ymm4, 480(%rsp)
	vpmaxsd	%ymm10, %ymm4, %ymm3
	vmovdqa	960(%rsp), %ymm4
	vpcmpgtd	%ymm3, %ymm4, %ymm3
	vpcmpeqd	%ymm4, %ymm4, %ymm4
	vpxor	%ymm4, %ymm3, %ymm3
	vpor	%ymm0, %ymm3, %ymm0
	vpbroadcastd	.LCPI2_3(%rip), %ymm3
	vpcmpgtd	%ymm3, %ymm1, %ymm1
	vpor	%ymm0, %ymm1, %ymm1
	vpmovsxwd	%xmm2, %ymm2
	vptest	%ymm1, %ymm2
	je	.LBB2_32
	vpand	%ymm1, %ymm2, %ymm1
	vmovdqa	%ymm1, 448(%rsp)
	vmovmskps	%ymm1, %eax
	testl	%eax, %eax
	je	.LBB2_31
	vmovmskps	%ymm0, %ecx
	movl	%ecx, 768(%rsp)
	movq	%r14, %rcx
	orq	$1, %rcx
	movq	%rcx, 160(%rsp)
	movzbl	%al, %eax
	vmovdqa	%ymm6, 192(%rsp)
	vmovdqa	%ymm7, 128(%rsp)
	vmovdqa	%ymm8, 96(%rsp)
	vmovdqa	%ymm9, 64(%rsp)
	movq	%r14, 32(%rsp)
	jmp	.LBB2_6
	.p2align	4
.LBB2_29:
	movl	28(%rbx), %edx
	shll	$8, %edx
	testl	%esi, %esi
	movl	$0, %ecx
	cmovlel	%ecx, %esi
	cmpl	%edx, %eax
	cmovll	%eax, %edx
	movl	240(%rsp), %eax
	movl	%eax, 16(%rsp)
	vmovups	224(%rsp), %xmm0
	vmovups	%xmm0, (%rsp)
	movq	%rbx, %rdi
	vzeroupper
	callq	add_long_edge
	vmovdqa	64(%rsp), %ymm9
	vmovdqa	96(%rsp), %ymm8
	vmovdqa	128(%rsp), %ymm7
	vmovdqa	192(%rsp), %ymm6
.LBB2_30:
	movq	832(%rsp), %rcx
	leal	-1(%rcx), %eax
	andl	%ecx, %eax
	movq	32(%rsp), %r14
	je	.LBB2_31
.LBB2_6:
	movq	%rax, 832(%rsp)
	rep		bsfl	%eax, %edx
	leaq	(%r14,%rdx), %rcx
	movq	48(%rsp), %r10
	movl	(%r10,%rcx,4), %eax
	movl	36(%rbx), %esi
	subl	%esi, %eax
	movl	%eax, 224(%rsp)
	movq	56(%rsp), %r11
	movl	(%r11,%rcx,4), %ecx
	movl	40(%rbx), %r8d
	movl	%ecx, %edi
	subl	%r8d, %edi
	movl	%edi, 228(%rsp)
	movq	160(%rsp), %r9
	addq	%rdx, %r9
	movl	(%r10,%r9,4), %r10d
	subl	%esi, %r10d
	movl	%r10d, 232(%rsp)
	movl	(%r11,%r9,4), %r11d
	movl	%r11d, %esi
	subl	%r8d, %esi
	movl	%esi, 236(%rsp)
	movl	$1, 240(%rsp)
	movl	$1, %r9d
	cmpl	%r11d, %ecx
	jle	.LBB2_7
	movl	%r10d, 224(%rsp)
	movl	%esi, 228(%rsp)
	movl	%eax, 232(%rsp)
	movl	%edi, 236(%rsp)
	movl	$-1, 240(%rsp)
	movl	$-1, %r9d
	movl	%eax, %ecx
	movl	%edi, %eax
	jmp	.LBB2_11
	.p2align	4
.LBB2_7:
	movl	%r10d, %ecx
	movl	%eax, %r10d
	movl	%esi, %eax
	movl	%edi, %esi
.LBB2_11:
	movl	768(%rsp), %edi
	btl	%edx, %edi
	jae	.LBB2_29
	testl	%eax, %eax
	jle	.LBB2_30
	movl	28(%rbx), %r8d
	shll	$8, %r8d
	cmpl	%r8d, %esi
	jge	.LBB2_30
	movl	24(%rbx), %r11d
	shll	$8, %r11d
	cmpl	%r11d, %r10d
	jl	.LBB2_16
	cmpl	%r11d, %ecx
	jge	.LBB2_30
.LBB2_16:
	testl	%r10d, %r10d
	setle	%dl
	testl	%ecx, %ecx
	setle	%dil
	testl	%esi, %esi
	movl	$0, %r14d
	cmovgl	%esi, %r14d
	cmpl	%r8d, %eax
	cmovll	%eax, %r8d
	testb	%dil, %dl
	movl	$0, %edx
	cmovnel	%edx, %r10d
	movslq	%ecx, %rcx
	movl	$0, %r12d
	cmoveq	%rcx, %r12
	cmpl	%r8d, %r14d
	jge	.LBB2_30
	movslq	%esi, %rdx
	movslq	%r10d, %rcx
	subq	%rcx, %r12
	movl	%eax, %esi
	subq	%rdx, %rsi
	movl	%r14d, %eax
	movq	%rdx, 896(%rsp)
	subq	%rdx, %rax
	imulq	%r12, %rax
	movq	%rax, %rcx
	orq	%rsi, %rcx
	shrq	$32, %rcx
	je	.LBB2_18
	cqto
	idivq	%rsi
	movq	%rax, %r15
	jmp	.LBB2_20
.LBB2_18:
	xorl	%edx, %edx
	divl	%esi
	movl	%eax, %r15d
.LBB2_20:
	addl	%r10d, %r15d
	movl	%r9d, %eax
	shll	$9, %eax
	movl	%eax, 736(%rsp)
	movq	%rsi, 864(%rsp)
	movl	%r10d, 704(%rsp)
	movl	%r8d, 672(%rsp)
	movl	%r11d, 640(%rsp)
	movq	%r12, 608(%rsp)
	jmp	.LBB2_21
	.p2align	4
.LBB2_25:
	movl	%r14d, %eax
	subl	%edi, %eax
	imull	736(%rsp), %eax
	movq	(%rbx), %rcx
	movslq	%esi, %rdx
	movq	16(%rbx), %rsi
	imulq	%rdx, %rsi
	addl	%eax, (%rcx,%rsi,4)
	movq	8(%rbx), %rax
	orq	$1, (%rax,%rdx,8)
.LBB2_28:
	cmpl	%r8d, %r13d
	movq	864(%rsp), %rsi
	jge	.LBB2_30
.LBB2_21:
	movl	%r15d, %ecx
	movl	%r14d, %edi
	movl	%r14d, %r13d
	andl	$-256, %r13d
	addl	$256, %r13d
	cmpl	%r8d, %r13d
	movl	%r8d, %r14d
	cmovll	%r13d, %r14d
	movslq	%r14d, %rax
	subq	896(%rsp), %rax
	imulq	%r12, %rax
	movq	%rax, %rdx
	orq	%rsi, %rdx
	shrq	$32, %rdx
	je	.LBB2_22
	cqto
	idivq	%rsi
	movq	%rax, %r15
	jmp	.LBB2_24
	.p2align	4
.LBB2_22:
	xorl	%edx, %edx
	divl	%esi
	movl	%eax, %r15d
.LBB2_24:
	movl	%edi, %esi
	sarl	$8, %esi
	addl	%r10d, %r15d
	cmpl	%r15d, %ecx
	movl	%r15d, %edx
	cmovll	%ecx, %edx
	cmovlel	%r15d, %ecx
	testl	%ecx, %ecx
	jle	.LBB2_25
	cmpl	%r11d, %edx
	jge	.LBB2_28
	movl	%r14d, %r8d
	subl	%edi, %r8d
	movq	%rbx, %rdi
	movl	%r9d, %r12d
	vzeroupper
	callq	add_slope
	movl	640(%rsp), %r11d
	movl	672(%rsp), %r8d
	movl	%r12d, %r9d
	movq	608(%rsp), %r12
	movl	704(%rsp), %r10d
	vmovdqa	64(%rsp), %ymm9
	vmovdqa	96(%rsp), %ymm8
	vmovdqa	128(%rsp), %ymm7
	vmovdqa	192(%rsp), %ymm6
	jmp	.LBB2_28
.LBB2_31:
	vmovdqa	448(%rsp), %ymm0
	vpandn	%ymm6, %ymm0, %ymm6
.LBB2_32:
	vpcmpgtd	%ymm9, %ymm8, %ymm0
	vmovaps	512(%rsp), %ymm1
	vmovaps	480(%rsp), %ymm2
	vblendvps	%ymm0, %ymm2, %ymm1, %ymm11
	vblendvps	%ymm0, %ymm1, %ymm2, %ymm1
	vpsubd	%ymm11, %ymm1, %ymm1
	vmovdqa	800(%rsp), %ymm3
	vpsubd	%ymm3, %ymm7, %ymm2
	vpbroadcastd	.LCPI2_4(%rip), %ymm12
	vpmaxsd	%ymm12, %ymm2, %ymm2
	vcvtdq2pd	%xmm1, %ymm4
	vmovaps	%ymm4, 128(%rsp)
	vextracti128	$1, %ymm1, %xmm1
	vcvtdq2pd	%xmm1, %ymm14
	vcvtdq2pd	%xmm2, %ymm15
	vpand	544(%rsp), %ymm6, %ymm4
	vextracti128	$1, %ymm2, %xmm1
	vcvtdq2pd	%xmm1, %ymm1
	vmovaps	%ymm1, 96(%rsp)
	vpsrad	$31, %ymm3, %ymm1
	vptest	%ymm6, %ymm1
	vmovdqa	%ymm11, %ymm3
	je	.LBB2_34
	vpsubd	800(%rsp), %ymm4, %ymm1
	vcvtdq2pd	%xmm1, %ymm2
	vmulpd	128(%rsp), %ymm2, %ymm2
	vdivpd	%ymm15, %ymm2, %ymm2
	vcvttpd2dq	%ymm2, %xmm2
	vextracti128	$1, %ymm1, %xmm1
	vcvtdq2pd	%xmm1, %ymm1
	vmulpd	%ymm1, %ymm14, %ymm1
	vdivpd	96(%rsp), %ymm1, %ymm1
	vcvttpd2dq	%ymm1, %xmm1
	vinsertf128	$1, %xmm1, %ymm2, %ymm1
	vpaddd	%ymm1, %ymm11, %ymm3
.LBB2_34:
	vptest	%ymm6, %ymm6
	vmovdqa	576(%rsp), %ymm2
	je	.LBB2_49
	vbroadcastsd	.LCPI2_1(%rip), %ymm1
	vorps	%ymm1, %ymm0, %ymm0
	vmovaps	%ymm0, 64(%rsp)
	vpand	%ymm6, %ymm2, %ymm2
	vmovdqa	%ymm2, 768(%rsp)
	.p2align	4
.LBB2_36:
	vmovdqa	%ymm4, %ymm0
	vpand	.LCPI2_5(%rip), %ymm4, %ymm1
	vpbroadcastd	.LCPI2_6(%rip), %ymm5
	vpaddd	%ymm5, %ymm1, %ymm1
	vmovdqa	%ymm1, 832(%rsp)
	vpminsd	%ymm2, %ymm1, %ymm4
	vpsubd	800(%rsp), %ymm4, %ymm1
	vcvtdq2pd	%xmm1, %ymm2
	vmulpd	128(%rsp), %ymm2, %ymm2
	vdivpd	%ymm15, %ymm2, %ymm2
	vcvttpd2dq	%ymm2, %xmm2
	vpsrad	$8, %ymm0, %ymm6
	vextracti128	$1, %ymm1, %xmm1
	vcvtdq2pd	%xmm1, %ymm1
	vmulpd	%ymm1, %ymm14, %ymm1
	vdivpd	96(%rsp), %ymm1, %ymm1
	vcvttpd2dq	%ymm1, %xmm1
	vinsertf128	$1, %xmm1, %ymm2, %ymm1
	vpaddd	%ymm1, %ymm11, %ymm1
	vmovdqa	%ymm4, 896(%rsp)
	vpsubd	%ymm0, %ymm4, %ymm9
	vpminsd	%ymm1, %ymm3, %ymm8
	vmovdqa	%ymm1, 864(%rsp)
	vpmaxsd	%ymm1, %ymm3, %ymm7
	vpsrad	$8, %ymm8, %ymm10
	vpcmpgtd	%ymm8, %ymm7, %ymm0
	vpaddd	%ymm0, %ymm7, %ymm0
	vpsrad	$8, %ymm0, %ymm1
	vpxor	%xmm0, %xmm0, %xmm0
	vpcmpgtd	%ymm0, %ymm9, %ymm13
	vmovdqa	%ymm1, 192(%rsp)
	vpsubd	%ymm10, %ymm1, %ymm0
	vpcmpgtd	%ymm12, %ymm0, %ymm0
	vptest	%ymm0, %ymm13
	jne	.LBB2_37
.LBB2_46:
	vpbroadcastd	28(%rbx), %ymm0
	vpblendvb	%ymm13, %ymm6, %ymm0, %ymm0
	vpand	%ymm13, %ymm10, %ymm1
	vpslld	$8, %ymm1, %ymm2
	vpaddd	%ymm5, %ymm2, %ymm2
	vpsubd	%ymm8, %ymm2, %ymm3
	vpmaddwd	%ymm3, %ymm9, %ymm3
	vcvtdq2ps	%ymm3, %ymm3
	vpsubd	%ymm8, %ymm7, %ymm4
	vcvtdq2ps	%ymm4, %ymm4
	vdivps	%ymm4, %ymm3, %ymm3
	vpcmpeqd	192(%rsp), %ymm10, %ymm4
	vcvttps2dq	%ymm3, %ymm3
	vblendvps	%ymm4, %ymm9, %ymm3, %ymm3
	vblendvps	%ymm4, %ymm7, %ymm2, %ymm4
	vmovdqa	64(%rsp), %ymm6
	vpsignd	%ymm6, %ymm3, %ymm5
	vpsubd	%ymm3, %ymm9, %ymm3
	vpsignd	%ymm6, %ymm3, %ymm3
	vpslld	$9, %ymm1, %ymm6
	vpsubd	%ymm6, %ymm8, %ymm6
	vpaddd	%ymm4, %ymm6, %ymm6
	vpmaddwd	%ymm5, %ymm6, %ymm6
	vpaddd	%ymm7, %ymm4, %ymm4
	vpaddd	%ymm2, %ymm2, %ymm2
	vpsubd	%ymm2, %ymm4, %ymm2
	vpmaddwd	%ymm3, %ymm2, %ymm2
	vpslld	$9, %ymm5, %ymm4
	vpsubd	%ymm6, %ymm4, %ymm4
	vpslld	$9, %ymm3, %ymm3
	vpaddd	%ymm3, %ymm6, %ymm3
	vpsubd	%ymm2, %ymm3, %ymm3
	vmovd	32(%rbx), %xmm5
	vpsrld	%xmm5, %ymm1, %ymm6
	vpbroadcastd	.LCPI2_9(%rip), %ymm7
	vpaddd	%ymm7, %ymm1, %ymm7
	vpsrld	%xmm5, %ymm7, %ymm5
	vpmovzxdq	%xmm5, %ymm7
	vpbroadcastq	.LCPI2_10(%rip), %ymm8
	vpsllvq	%ymm7, %ymm8, %ymm7
	vpmovzxdq	%xmm6, %ymm9
	vpbroadcastq	.LCPI2_11(%rip), %ymm10
	vpsllvq	%ymm9, %ymm10, %ymm9
	vpsubq	%ymm9, %ymm7, %ymm7
	vmovdqa	%ymm7, 384(%rsp)
	vextracti128	$1, %ymm5, %xmm5
	vpmovzxdq	%xmm5, %ymm5
	vpsllvq	%ymm5, %ymm8, %ymm5
	vextracti128	$1, %ymm6, %xmm6
	vpmovzxdq	%xmm6, %ymm6
	vpsllvq	%ymm6, %ymm10, %ymm6
	vpsubq	%ymm6, %ymm5, %ymm5
	vmovdqa	%ymm5, 416(%rsp)
	vmovdqa	%ymm0, 224(%rsp)
	vpbroadcastd	16(%rbx), %ymm5
	vpmulld	%ymm0, %ymm5, %ymm0
	vpaddd	%ymm1, %ymm0, %ymm0
	vmovdqa	%ymm0, 256(%rsp)
	vpand	%ymm4, %ymm13, %ymm0
	vmovdqa	%ymm0, 288(%rsp)
	vpand	%ymm3, %ymm13, %ymm0
	vmovdqa	%ymm0, 320(%rsp)
	vpand	%ymm2, %ymm13, %ymm0
	vmovdqa	%ymm0, 352(%rsp)
	movq	(%rbx), %rax
	movl	$20, %ecx
	.p2align	4
.LBB2_47:
	movslq	176(%rsp,%rcx,4), %rdx
	movl	208(%rsp,%rcx,4), %esi
	movl	240(%rsp,%rcx,4), %edi
	movl	272(%rsp,%rcx,4), %r8d
	vmovq	(%rax,%rdx,4), %xmm0
	vmovd	%esi, %xmm1
	vpinsrd	$1, %edi, %xmm1, %xmm1
	vpaddd	%xmm1, %xmm0, %xmm0
	vmovq	%xmm0, (%rax,%rdx,4)
	addl	%r8d, 8(%rax,%rdx,4)
	movq	224(%rsp,%rcx,8), %rdx
	movq	8(%rbx), %rsi
	movslq	144(%rsp,%rcx,4), %rdi
	orq	%rdx, (%rsi,%rdi,8)
	incq	%rcx
	cmpq	$28, %rcx
	jne	.LBB2_47
	vmovdqa	768(%rsp), %ymm2
	vpcmpgtd	832(%rsp), %ymm2, %ymm0
	vptest	%ymm0, %ymm0
	vmovdqa	896(%rsp), %ymm4
	vmovdqa	864(%rsp), %ymm3
	jne	.LBB2_36
	jmp	.LBB2_49
.LBB2_37:
	vmovdqa	%ymm10, 448(%rsp)
	vmovdqa	%ymm5, 160(%rsp)
	vmovaps	%ymm11, 640(%rsp)
	movq	%r14, 32(%rsp)
	vmovdqa	%ymm13, 608(%rsp)
	vpand	%ymm0, %ymm13, %ymm1
	vextracti128	$1, %ymm1, %xmm0
	vmovdqa	%ymm1, 928(%rsp)
	vpackssdw	%xmm0, %xmm1, %xmm0
	vmovdqa	%ymm6, 480(%rsp)
	vmovdqu	%ymm6, 224(%rsp)
	vmovdqa	%ymm8, 544(%rsp)
	vmovdqu	%ymm8, 1184(%rsp)
	vmovdqa	%ymm7, 576(%rsp)
	vmovdqu	%ymm7, 1152(%rsp)
	vmovdqa	%ymm9, 512(%rsp)
	vmovdqu	%ymm9, 1120(%rsp)
	vmovdqa	64(%rsp), %ymm1
	vmovdqu	%ymm1, 1088(%rsp)
	vpmovmskb	%xmm0, %eax
	testl	%eax, %eax
	je	.LBB2_45
	vpacksswb	%xmm0, %xmm0, %xmm0
	vpmovmskb	%xmm0, %eax
	movzbl	%al, %r14d
	vmovdqa	%ymm12, 736(%rsp)
	vmovapd	%ymm14, 704(%rsp)
	vmovapd	%ymm15, 672(%rsp)
	jmp	.LBB2_39
	.p2align	4
.LBB2_40:
	movq	%rbx, %rdi
	movl	%eax, %ecx
	vzeroupper
	callq	add_slope
	vmovapd	672(%rsp), %ymm15
	vmovapd	704(%rsp), %ymm14
	vmovdqa	736(%rsp), %ymm12
.LBB2_44:
	leal	-1(%r14), %eax
	andl	%r14d, %eax
	movl	%eax, %r14d
	je	.LBB2_45
.LBB2_39:
	rep		bsfl	%r14d, %ecx
	shll	$2, %ecx
	movslq	224(%rsp,%rcx), %rsi
	movl	1184(%rsp,%rcx), %edx
	movl	1152(%rsp,%rcx), %eax
	movl	1120(%rsp,%rcx), %r8d
	movl	1088(%rsp,%rcx), %r9d
	movl	%eax, %r15d
	subl	%edx, %r15d
	cmpl	$8192, %r15d
	jge	.LBB2_40
	leal	-1(%rax), %r11d
	sarl	$8, %r11d
	incl	%r11d
	movzbl	32(%rbx), %edi
	movl	%r11d, %r10d
	movl	%edi, %ecx
	sarl	%cl, %r10d
	movl	$2, %r13d
	movl	%r10d, %ecx
	shlq	%cl, %r13
	movl	%edx, %r12d
	sarl	$8, %r12d
	movl	%r12d, %r10d
	movl	%edi, %ecx
	sarl	%cl, %r10d
	movq	$-1, %rdi
	movl	%r10d, %ecx
	shlq	%cl, %rdi
	addq	%r13, %rdi
	movq	8(%rbx), %rcx
	orq	%rdi, (%rcx,%rsi,8)
	cmpl	%r11d, %r12d
	vmovdqa	160(%rsp), %ymm13
	jg	.LBB2_44
	movzbl	%dl, %ecx
	vmovd	%ecx, %xmm0
	vpbroadcastd	%xmm0, %ymm0
	andl	$-256, %edx
	subl	%edx, %eax
	vmovd	%eax, %xmm1
	vpbroadcastd	%xmm1, %ymm1
	vxorps	%xmm2, %xmm2, %xmm2
	vcvtsi2ss	%r8d, %xmm2, %xmm3
	vmovd	%r9d, %xmm2
	vxorps	%xmm4, %xmm4, %xmm4
	vcvtsi2ss	%r15d, %xmm4, %xmm4
	vpbroadcastd	%xmm2, %ymm2
	vbroadcastss	%xmm3, %ymm3
	imulq	16(%rbx), %rsi
	vbroadcastss	%xmm4, %ymm4
	shlq	$2, %rsi
	addq	(%rbx), %rsi
	movslq	%r12d, %rax
	vpxor	%xmm7, %xmm7, %xmm7
	vmovdqa	.LCPI2_7(%rip), %ymm5
	vpxor	%xmm6, %xmm6, %xmm6
	.p2align	4
.LBB2_43:
	vpaddd	%ymm5, %ymm13, %ymm8
	vpminsd	%ymm1, %ymm8, %ymm8
	vpsubd	%ymm0, %ymm8, %ymm9
	vcvtdq2ps	%ymm9, %ymm9
	vmulps	%ymm3, %ymm9, %ymm9
	vdivps	%ymm4, %ymm9, %ymm9
	vcvttps2dq	%ymm9, %ymm9
	vperm2i128	$33, %ymm9, %ymm7, %ymm7
	vpalignr	$12, %ymm7, %ymm9, %ymm7
	vpmaxsd	%ymm0, %ymm5, %ymm10
	vpsubd	%ymm7, %ymm9, %ymm7
	vpaddd	%ymm5, %ymm5, %ymm11
	vpsubd	%ymm11, %ymm10, %ymm10
	vpaddd	%ymm8, %ymm10, %ymm8
	vpsignd	%ymm2, %ymm7, %ymm7
	vpmaddwd	%ymm7, %ymm8, %ymm8
	vpslld	$9, %ymm7, %ymm7
	vpsubd	%ymm8, %ymm7, %ymm7
	vperm2i128	$33, %ymm8, %ymm6, %ymm6
	vpalignr	$12, %ymm6, %ymm8, %ymm6
	vpaddd	(%rsi,%rax,4), %ymm7, %ymm7
	vpaddd	%ymm6, %ymm7, %ymm6
	vpbroadcastd	.LCPI2_8(%rip), %ymm7
	vpaddd	%ymm7, %ymm5, %ymm5
	vmovdqu	%ymm6, (%rsi,%rax,4)
	addq	$8, %rax
	vmovdqa	%ymm9, %ymm7
	vmovdqa	%ymm8, %ymm6
	cmpl	%r11d, %eax
	jle	.LBB2_43
	jmp	.LBB2_44
.LBB2_45:
	vmovdqa	608(%rsp), %ymm13
	vmovdqa	928(%rsp), %ymm0
	vpandn	%ymm13, %ymm0, %ymm13
	movq	32(%rsp), %r14
	vmovaps	640(%rsp), %ymm11
	vmovdqa	160(%rsp), %ymm5
	vmovdqa	576(%rsp), %ymm7
	vmovdqa	544(%rsp), %ymm8
	vmovdqa	512(%rsp), %ymm9
	vmovdqa	480(%rsp), %ymm6
	vmovdqa	448(%rsp), %ymm10
	jmp	.LBB2_46
.LBB2_8:
	movl	28(%rbx), %eax
.LBB2_9:
	movq	8(%rbx), %rcx
	cltq
	movq	$0, (%rcx,%rax,8)
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.Lfunc_end2:
	.size	add_edges8, .Lfunc_end2-add_edges8

	.globl	kinora_avx2_texels_outline
	.p2align	4
	.type	kinora_avx2_texels_outline,@function
kinora_avx2_texels_outline:
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$248, %rsp
	movslq	44(%rbp), %r11
	movslq	36(%rbp), %r10
	subq	%r10, %r11
	movq	112(%rbp), %r12
	imulq	%r11, %r12
	jo	.LBB3_3
	movq	80(%rbp), %rbx
	addq	%rbx, %r12
	jno	.LBB3_5
.LBB3_3:
	xorl	%eax, %eax
.LBB3_4:
	addq	$248, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.LBB3_5:
	movabsq	$18014398509481983, %r14
	movabsq	$9007199254740991, %r15
	leaq	(%rbx,%r15), %r13
	xorl	%eax, %eax
	cmpq	%r14, %r13
	jae	.LBB3_4
	leaq	(%r12,%r15), %r13
	cmpq	%r14, %r13
	jae	.LBB3_4
	leaq	80(%rbp), %rax
	imulq	40(%rax), %r11
	jo	.LBB3_3
	movq	88(%rbp), %rax
	addq	%rax, %r11
	jo	.LBB3_3
	movq	%rax, -72(%rbp)
	addq	%r15, %rax
	movq	%rax, -48(%rbp)
	xorl	%eax, %eax
	cmpq	%r14, -48(%rbp)
	jae	.LBB3_4
	addq	%r11, %r15
	movq	%r15, -48(%rbp)
	movabsq	$9007199254740991, %r15
	cmpq	%r14, -48(%rbp)
	jae	.LBB3_4
	movl	40(%rbp), %eax
	subl	32(%rbp), %eax
	addl	$8, %eax
	movslq	%eax, %r14
	movq	96(%rbp), %rax
	movq	%r14, -64(%rbp)
	imulq	%r14, %rax
	jo	.LBB3_3
	addq	%rax, %rbx
	seto	-56(%rbp)
	movabsq	$-9007199254740992, %r14
	addq	%r14, %rbx
	movabsq	$-18014398509481983, %r14
	cmpq	%r14, %rbx
	setb	%bl
	orb	-56(%rbp), %bl
	jne	.LBB3_3
	movq	-64(%rbp), %rbx
	imulq	104(%rbp), %rbx
	jo	.LBB3_3
	movq	%rax, -56(%rbp)
	movq	%rbx, -64(%rbp)
	movq	-72(%rbp), %rax
	addq	%rbx, %rax
	seto	-72(%rbp)
	movabsq	$-9007199254740992, %rbx
	addq	%rax, %rbx
	movabsq	$-18014398509481983, %rax
	cmpq	%rax, %rbx
	setb	%bl
	orb	-72(%rbp), %bl
	jne	.LBB3_3
	addq	-56(%rbp), %r12
	jo	.LBB3_3
	xorl	%eax, %eax
	movabsq	$18014398509481983, %r14
	cmpq	%r14, %r13
	jae	.LBB3_4
	addq	%r15, %r12
	cmpq	%r14, %r12
	movq	-64(%rbp), %rbx
	jae	.LBB3_4
	xorl	%eax, %eax
	addq	%rbx, %r11
	jo	.LBB3_4
	cmpq	%r14, -48(%rbp)
	jae	.LBB3_4
	addq	%r15, %r11
	cmpq	%r14, %r11
	jae	.LBB3_4
	cmpl	$1, %ecx
	jg	.LBB3_30
	movq	kinora_pixels_portable@GOTPCREL(%rip), %rax
	movzbl	%r9b, %r9d
	addq	$248, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	jmpq	*96(%rax)
.LBB3_30:
	leaq	16(%rbp), %rax
	movq	%rdx, -240(%rbp)
	movq	%rcx, -232(%rbp)
	leaq	80(%rbp), %rcx
	vmovups	(%rcx), %ymm0
	vmovups	16(%rcx), %ymm1
	vmovups	%ymm0, -224(%rbp)
	vmovups	%ymm1, -208(%rbp)
	movl	%r10d, -176(%rbp)
	movl	%r8d, -172(%rbp)
	movb	%r9b, -168(%rbp)
	movl	$0, -167(%rbp)
	movl	$0, -164(%rbp)
	vmovups	(%rax), %ymm0
	vmovups	%ymm0, -112(%rbp)
	movq	32(%rax), %rax
	movq	%rax, -80(%rbp)
	movslq	-88(%rbp), %r8
	movslq	-96(%rbp), %rax
	subq	%rax, %r8
	movq	%rdi, -160(%rbp)
	movq	%rsi, -152(%rbp)
	leal	2(%r8), %edx
	movl	$1, %ecx
.LBB3_31:
	incq	%rcx
	movl	%edx, %esi
	sarl	%cl, %esi
	cmpl	$63, %esi
	jg	.LBB3_31
	movl	$1, %esi
	shlq	%cl, %rsi
	cmpq	$9, %rsi
	movl	$8, %ecx
	cmovgeq	%rsi, %rcx
	leaq	(%r8,%rcx), %rsi
	addq	$9, %rsi
	negq	%rcx
	andq	%rsi, %rcx
	movq	%rcx, -144(%rbp)
	movl	%r8d, -136(%rbp)
	movl	$1, %ecx
.LBB3_33:
	incl	%ecx
	movl	%edx, %esi
	sarl	%cl, %esi
	cmpl	$63, %esi
	jg	.LBB3_33
	movl	%ecx, -128(%rbp)
	shll	$8, %eax
	movl	%eax, -124(%rbp)
	movl	$0, -116(%rbp)
	movl	-92(%rbp), %r13d
	movl	-84(%rbp), %r12d
	cmpl	%r12d, %r13d
	jge	.LBB3_37
	movq	-112(%rbp), %r15
	movq	-104(%rbp), %rax
	movq	%rax, -48(%rbp)
	leaq	-160(%rbp), %rbx
.LBB3_36:
	movl	%r12d, %r14d
	subl	%r13d, %r14d
	cmpl	$128, %r14d
	movl	$128, %eax
	cmovgel	%eax, %r14d
	movl	%r14d, -132(%rbp)
	movl	%r13d, %eax
	shll	$8, %eax
	movl	%eax, -120(%rbp)
	leaq	56(%rbp), %rcx
	movq	16(%rcx), %rax
	movq	%rax, 16(%rsp)
	vmovups	(%rcx), %xmm0
	vmovups	%xmm0, (%rsp)
	movq	%rbx, %rdi
	vzeroupper
	callq	add_edges8
	movq	-80(%rbp), %rax
	movq	%rax, 32(%rsp)
	vmovups	-112(%rbp), %ymm0
	vmovups	%ymm0, (%rsp)
	movq	%rbx, %rdi
	leaq	-240(%rbp), %rsi
	vzeroupper
	callq	texels_rows
	movq	-48(%rbp), %rax
	imulq	%r14, %rax
	leaq	(%r15,%rax,4), %r15
	movq	%r15, -112(%rbp)
	addl	%r13d, %r14d
	movl	%r14d, -92(%rbp)
	movl	%r14d, %r13d
	cmpl	%r12d, %r14d
	jl	.LBB3_36
.LBB3_37:
	movb	$1, %al
	jmp	.LBB3_4
.Lfunc_end3:
	.size	kinora_avx2_texels_outline, .Lfunc_end3-kinora_avx2_texels_outline

	.section	.rodata.cst32,"aM",@progbits,32
	.p2align	5, 0x0
.LCPI4_0:
	.quad	2
	.quad	3
	.quad	6
	.quad	7
.LCPI4_6:
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
.LCPI4_7:
	.zero	32,127
.LCPI4_8:
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
.LCPI4_9:
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
.LCPI4_10:
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
.LCPI4_11:
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
.LCPI4_12:
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
.LCPI4_13:
	.byte	0
	.byte	0
	.byte	0
	.byte	255
	.byte	0
	.byte	0
	.byte	0
	.byte	255
	.byte	0
	.byte	0
	.byte	0
	.byte	255
	.byte	0
	.byte	0
	.byte	0
	.byte	255
	.byte	0
	.byte	0
	.byte	0
	.byte	255
	.byte	0
	.byte	0
	.byte	0
	.byte	255
	.byte	0
	.byte	0
	.byte	0
	.byte	255
	.byte	0
	.byte	0
	.byte	0
	.byte	255
.LCPI4_14:
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
.LCPI4_15:
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
.LCPI4_16:
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
.LCPI4_17:
	.zero	32,1
.LCPI4_19:
	.long	1
	.long	2
	.long	3
	.long	4
	.long	5
	.long	6
	.long	7
	.long	8
.LCPI4_20:
	.long	0
	.long	1
	.long	2
	.long	3
	.long	4
	.long	5
	.long	6
	.long	7
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI4_1:
	.long	131072
.LCPI4_2:
	.long	32640
.LCPI4_3:
	.long	8388608
.LCPI4_4:
	.long	128
.LCPI4_5:
	.long	256
.LCPI4_18:
	.byte	255
	.byte	0
	.byte	0
	.byte	0
	.section	.rodata,"a",@progbits
	.p2align	1, 0x0
.LCPI4_21:
	.byte	127
	.zero	1
.LCPI4_22:
	.short	32640
.LCPI4_23:
	.byte	1
	.zero	1
.LCPI4_24:
	.short	128
	.text
	.p2align	4
	.type	texels_rows,@function
texels_rows:
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	andq	$-32, %rsp
	subq	$928, %rsp
	leaq	16(%rbp), %rax
	movq	%rdi, 280(%rsp)
	movl	32(%rdi), %r15d
	movl	%r15d, %ecx
	xorl	$2, %ecx
	movq	%rsi, 72(%rsp)
	movl	68(%rsi), %r11d
	movl	%r11d, %edx
	xorl	$255, %edx
	orl	%ecx, %edx
	jne	.LBB4_133
	movq	280(%rsp), %rcx
	cmpl	$0, 28(%rcx)
	jle	.LBB4_273
	movq	8(%rax), %r11
	movq	280(%rsp), %rcx
	movslq	24(%rcx), %rsi
	movq	72(%rsp), %rdx
	movq	16(%rdx), %r14
	movq	24(%rdx), %r15
	movq	32(%rdx), %r8
	movq	40(%rdx), %rdi
	leaq	(%r8,%r14), %rdx
	leaq	(%r14,%r8,4), %r9
	leaq	(%r8,%r8,4), %r10
	addq	%r14, %r10
	vmovq	%r9, %xmm0
	vmovq	%r10, %xmm1
	vpunpcklqdq	%xmm1, %xmm0, %xmm0
	vmovq	%rdx, %xmm1
	movq	%r14, 536(%rsp)
	vmovq	%r14, %xmm2
	vpbroadcastq	%xmm2, %ymm2
	vpunpcklqdq	%xmm1, %xmm2, %xmm1
	vinserti128	$1, %xmm0, %ymm1, %ymm0
	vpsllq	$8, %ymm0, %ymm0
	vmovdqa	%ymm0, 672(%rsp)
	vmovq	%r8, %xmm0
	vpbroadcastq	%xmm0, %ymm0
	vmovdqa	.LCPI4_0(%rip), %ymm1
	vpmuludq	%ymm1, %ymm0, %ymm3
	vpsrlq	$32, %ymm0, %ymm0
	vpmuludq	%ymm1, %ymm0, %ymm0
	vpsllq	$32, %ymm0, %ymm0
	vpaddq	%ymm2, %ymm3, %ymm2
	vpaddq	%ymm0, %ymm2, %ymm0
	vpsllq	$8, %ymm0, %ymm0
	vmovdqa	%ymm0, 832(%rsp)
	leaq	(%rdi,%r15), %rdx
	leaq	(%r15,%rdi,4), %r9
	leaq	(%rdi,%rdi,4), %r10
	addq	%r15, %r10
	vmovq	%r9, %xmm0
	vmovq	%r10, %xmm2
	vpunpcklqdq	%xmm2, %xmm0, %xmm0
	vmovq	%rdx, %xmm2
	movq	%r15, 272(%rsp)
	vmovq	%r15, %xmm3
	vpbroadcastq	%xmm3, %ymm3
	vpunpcklqdq	%xmm2, %xmm3, %xmm2
	vinserti128	$1, %xmm0, %ymm2, %ymm0
	vpsllq	$8, %ymm0, %ymm0
	vmovdqa	%ymm0, 800(%rsp)
	vmovq	%rdi, %xmm0
	vpbroadcastq	%xmm0, %ymm0
	vpmuludq	%ymm1, %ymm0, %ymm2
	vpsrlq	$32, %ymm0, %ymm0
	vpmuludq	%ymm1, %ymm0, %ymm0
	vpsllq	$32, %ymm0, %ymm0
	vpaddq	%ymm3, %ymm2, %ymm1
	vpaddq	%ymm0, %ymm1, %ymm0
	vpsllq	$8, %ymm0, %ymm0
	vmovdqa	%ymm0, 768(%rsp)
	shlq	$11, %r8
	vmovq	%r8, %xmm0
	vpbroadcastq	%xmm0, %ymm10
	shlq	$11, %rdi
	vmovq	%rdi, %xmm0
	vpbroadcastq	%xmm0, %ymm9
	movl	20(%rax), %edx
	movq	%rdx, 640(%rsp)
	movq	(%rcx), %rcx
	movq	%rcx, 864(%rsp)
	movl	32(%rax), %ecx
	movl	%ecx, 632(%rsp)
	movl	16(%rax), %ecx
	movq	%rcx, 624(%rsp)
	movq	(%rax), %r12
	leaq	-1(%rsi), %rax
	movq	%rax, 264(%rsp)
	shlq	$2, %r11
	movq	%r11, 704(%rsp)
	xorl	%edx, %edx
	xorl	%edi, %edi
	movq	%rsi, 320(%rsp)
	vmovdqa	%ymm10, 480(%rsp)
	vmovdqa	%ymm9, 448(%rsp)
	jmp	.LBB4_4
	.p2align	4
.LBB4_3:
	incq	%rdi
	movq	280(%rsp), %rax
	movq	16(%rax), %rcx
	movq	864(%rsp), %rsi
	leaq	(%rsi,%rcx,4), %rsi
	movq	%rsi, 864(%rsp)
	addq	704(%rsp), %r12
	movslq	28(%rax), %rax
	cmpq	%rax, %rdi
	jge	.LBB4_273
.LBB4_4:
	movq	280(%rsp), %rax
	movq	8(%rax), %rax
	movq	(%rax,%rdi,8), %r14
	testq	%r14, %r14
	je	.LBB4_3
	movq	$0, (%rax,%rdi,8)
	movq	72(%rsp), %rcx
	movq	32(%rcx), %rsi
	movq	640(%rsp), %rax
	movq	%rdi, 80(%rsp)
	addl	%edi, %eax
	subl	64(%rcx), %eax
	movslq	%eax, %rdi
	movq	48(%rcx), %rax
	imulq	%rdi, %rax
	addq	16(%rcx), %rax
	imulq	56(%rcx), %rdi
	addq	24(%rcx), %rdi
	movq	40(%rcx), %r15
	rep		bsfq	%r14, %rcx
	shll	$2, %ecx
	movq	%rax, 64(%rsp)
	movq	%rax, %r8
	subq	536(%rsp), %r8
	movq	%rsi, 56(%rsp)
	movq	%rsi, %rax
	imulq	%rcx, %rax
	movq	%r8, 656(%rsp)
	addq	%r8, %rax
	shlq	$8, %rax
	vmovq	%rax, %xmm0
	movq	%rdi, 152(%rsp)
	subq	272(%rsp), %rdi
	movq	%r15, %rax
	imulq	%rcx, %rax
	movq	%rdi, 648(%rsp)
	addq	%rdi, %rax
	shlq	$8, %rax
	vmovq	%rax, %xmm1
	vpbroadcastq	%xmm0, %ymm0
	vpbroadcastq	%xmm1, %ymm1
	vpaddq	672(%rsp), %ymm0, %ymm5
	vpaddq	832(%rsp), %ymm0, %ymm0
	vpaddq	800(%rsp), %ymm1, %ymm8
	vpaddq	768(%rsp), %ymm1, %ymm15
	vpxor	%xmm4, %xmm4, %xmm4
	movq	%r15, 88(%rsp)
	jmp	.LBB4_7
	.p2align	4
.LBB4_6:
	addl	%r11d, %edi
	movslq	%edi, %rax
	movq	56(%rsp), %rcx
	imulq	%rax, %rcx
	addq	656(%rsp), %rcx
	shlq	$8, %rcx
	vmovq	%rcx, %xmm0
	vpbroadcastq	%xmm0, %ymm0
	imulq	%r15, %rax
	addq	648(%rsp), %rax
	shlq	$8, %rax
	vmovq	%rax, %xmm1
	vpbroadcastq	%xmm1, %ymm1
	vpaddq	672(%rsp), %ymm0, %ymm5
	vpaddq	832(%rsp), %ymm0, %ymm0
	vpaddq	800(%rsp), %ymm1, %ymm8
	vpaddq	768(%rsp), %ymm1, %ymm15
	movl	%edi, %ecx
.LBB4_7:
	movl	%ecx, %r9d
	movslq	%ecx, %rcx
	movq	864(%rsp), %rax
	vmovdqu	(%rax,%rcx,4), %ymm1
	vpxor	%xmm10, %xmm10, %xmm10
	vmovdqu	%ymm10, (%rax,%rcx,4)
	vpslldq	$4, %ymm1, %ymm2
	vpaddd	%ymm1, %ymm2, %ymm1
	vpslldq	$8, %ymm1, %ymm2
	vpaddd	%ymm2, %ymm1, %ymm1
	vpxor	%xmm2, %xmm2, %xmm2
	vshufps	$244, %xmm1, %xmm2, %xmm2
	vpermpd	$80, %ymm2, %ymm2
	vpaddd	%ymm4, %ymm1, %ymm1
	vpaddd	%ymm2, %ymm1, %ymm13
	vpabsd	%ymm13, %ymm1
	vpbroadcastd	.LCPI4_1(%rip), %ymm2
	vpbroadcastd	.LCPI4_2(%rip), %ymm4
	vpminsd	%ymm2, %ymm1, %ymm1
	vpmulld	%ymm4, %ymm1, %ymm1
	vpbroadcastd	.LCPI4_3(%rip), %ymm2
	vpaddd	%ymm2, %ymm1, %ymm12
	movq	72(%rsp), %rbx
	movq	8(%rbx), %r8
	movl	%r8d, %r10d
	leal	-2(%r8), %r11d
	vmovd	%r8d, %xmm1
	movslq	%r8d, %rdi
	movq	%r8, %r15
	shrq	$32, %r15
	shll	$8, %r10d
	addl	$-256, %r10d
	vmovd	%r10d, %xmm2
	movl	%r15d, %eax
	shll	$8, %eax
	addl	$-256, %eax
	vmovd	%eax, %xmm4
	movq	(%rbx), %r8
	movq	320(%rsp), %r10
	vmovdqa	%ymm15, %ymm11
	vmovdqa	%ymm5, %ymm15
	vshufps	$221, %ymm0, %ymm5, %ymm6
	vmovdqa	%ymm8, 192(%rsp)
	vmovdqa	%ymm11, %ymm3
	vshufps	$221, %ymm11, %ymm8, %ymm8
	vpbroadcastd	%xmm2, %ymm2
	vpminsd	%ymm2, %ymm6, %ymm2
	vpmaxsd	%ymm10, %ymm2, %ymm2
	vpbroadcastd	%xmm4, %ymm4
	vpminsd	%ymm4, %ymm8, %ymm4
	vpmaxsd	%ymm10, %ymm4, %ymm4
	vpsrld	$8, %ymm2, %ymm6
	vmovd	%r11d, %xmm8
	vpbroadcastd	%xmm8, %ymm8
	vpminsd	%ymm8, %ymm6, %ymm6
	cmpl	$3, %r15d
	movl	$2, %eax
	cmovgel	%r15d, %eax
	vpsrld	$8, %ymm4, %ymm8
	addl	$-2, %eax
	vmovd	%eax, %xmm11
	vpbroadcastd	%xmm11, %ymm11
	vpminsd	%ymm11, %ymm8, %ymm8
	vpslld	$8, %ymm6, %ymm11
	vpsubd	%ymm11, %ymm2, %ymm2
	vpslld	$8, %ymm8, %ymm11
	vpsubd	%ymm11, %ymm4, %ymm4
	vpbroadcastd	%xmm1, %ymm1
	vpmulld	%ymm1, %ymm8, %ymm1
	vpaddd	%ymm6, %ymm1, %ymm1
	vmovdqa	%ymm1, (%rsp)
	vpbroadcastd	.LCPI4_4(%rip), %ymm5
	vpmaddwd	%ymm4, %ymm2, %ymm1
	vmovdqa	%ymm5, 160(%rsp)
	vpaddd	%ymm5, %ymm1, %ymm1
	vpsrld	$8, %ymm1, %ymm1
	vpsubd	%ymm1, %ymm2, %ymm6
	vpsubd	%ymm1, %ymm4, %ymm4
	vpaddd	%ymm4, %ymm2, %ymm2
	vpbroadcastd	.LCPI4_5(%rip), %ymm5
	vmovdqa	%ymm5, 544(%rsp)
	vpsubd	%ymm2, %ymm5, %ymm2
	vpackusdw	%ymm6, %ymm2, %ymm2
	vpackusdw	%ymm1, %ymm4, %ymm1
	vpackuswb	%ymm1, %ymm2, %ymm1
	shlq	$2, %rdi
	cmpl	$2, %r15d
	cmovlq	%rdx, %rdi
	addq	%r8, %rdi
	vpshufb	.LCPI4_6(%rip), %ymm1, %ymm2
	movl	16(%rsp), %eax
	vmovsd	(%r8,%rax,4), %xmm4
	vmovhps	(%rdi,%rax,4), %xmm4, %xmm4
	movl	(%rsp), %eax
	vmovsd	(%r8,%rax,4), %xmm6
	vmovhps	(%rdi,%rax,4), %xmm6, %xmm6
	vinserti128	$1, %xmm4, %ymm6, %ymm4
	vmovdqa	.LCPI4_8(%rip), %ymm14
	vpshufb	%ymm14, %ymm4, %ymm4
	vpbroadcastb	.LCPI4_21(%rip), %ymm5
	vpxor	%ymm5, %ymm4, %ymm4
	vpmaddubsw	%ymm4, %ymm2, %ymm2
	vpshufb	.LCPI4_9(%rip), %ymm1, %ymm4
	movl	20(%rsp), %eax
	vmovsd	(%r8,%rax,4), %xmm6
	vmovhps	(%rdi,%rax,4), %xmm6, %xmm6
	movl	4(%rsp), %eax
	vmovsd	(%r8,%rax,4), %xmm8
	vmovhps	(%rdi,%rax,4), %xmm8, %xmm8
	vinserti128	$1, %xmm6, %ymm8, %ymm6
	vpshufb	%ymm14, %ymm6, %ymm6
	vpxor	%ymm5, %ymm6, %ymm6
	vpmaddubsw	%ymm6, %ymm4, %ymm4
	vpshufb	.LCPI4_10(%rip), %ymm1, %ymm6
	movl	24(%rsp), %eax
	vmovsd	(%r8,%rax,4), %xmm8
	vmovhps	(%rdi,%rax,4), %xmm8, %xmm8
	movl	8(%rsp), %eax
	vmovsd	(%r8,%rax,4), %xmm11
	vmovhps	(%rdi,%rax,4), %xmm11, %xmm11
	vinserti128	$1, %xmm8, %ymm11, %ymm8
	vpshufb	%ymm14, %ymm8, %ymm8
	vpxor	%ymm5, %ymm8, %ymm8
	vpmaddubsw	%ymm8, %ymm6, %ymm6
	movl	28(%rsp), %eax
	vmovsd	(%r8,%rax,4), %xmm8
	vmovhps	(%rdi,%rax,4), %xmm8, %xmm8
	movl	12(%rsp), %eax
	vmovsd	(%r8,%rax,4), %xmm11
	vmovhps	(%rdi,%rax,4), %xmm11, %xmm11
	vinserti128	$1, %xmm8, %ymm11, %ymm8
	vpshufb	.LCPI4_11(%rip), %ymm1, %ymm1
	vpshufb	%ymm14, %ymm8, %ymm8
	vpbroadcastw	.LCPI4_22(%rip), %ymm7
	vpbroadcastb	.LCPI4_23(%rip), %ymm14
	vpxor	%ymm5, %ymm8, %ymm8
	vpmaddubsw	%ymm8, %ymm1, %ymm1
	vpunpcklqdq	%ymm4, %ymm2, %ymm8
	vpunpckhqdq	%ymm4, %ymm2, %ymm2
	vpaddw	%ymm2, %ymm8, %ymm2
	vpunpcklqdq	%ymm1, %ymm6, %ymm4
	vpunpckhqdq	%ymm1, %ymm6, %ymm1
	vpaddw	%ymm4, %ymm1, %ymm1
	vpsubw	%ymm2, %ymm7, %ymm2
	vpsrlw	$8, %ymm2, %ymm2
	vmovdqa	.LCPI4_14(%rip), %ymm11
	vpshufb	%ymm11, %ymm12, %ymm4
	vpmullw	%ymm4, %ymm2, %ymm2
	vpsubw	%ymm1, %ymm7, %ymm1
	vpsrlw	$8, %ymm1, %ymm1
	vmovdqa	.LCPI4_15(%rip), %ymm5
	vpshufb	%ymm5, %ymm12, %ymm4
	vmovdqa	%ymm5, %ymm12
	vpmullw	%ymm4, %ymm1, %ymm1
	vpbroadcastw	.LCPI4_24(%rip), %ymm5
	vpaddw	%ymm5, %ymm2, %ymm2
	vpmulhuw	%ymm2, %ymm14, %ymm2
	vpaddw	%ymm5, %ymm1, %ymm1
	vpmulhuw	%ymm1, %ymm14, %ymm1
	vpackuswb	%ymm1, %ymm2, %ymm1
	leaq	(%r12,%rcx,4), %rdi
	movl	%r10d, %r8d
	subl	%ecx, %r8d
	cmpl	$8, %r8d
	jl	.LBB4_63
.LBB4_8:
	vmovdqu	(%rdi), %ymm2
	vpcmpeqd	%ymm4, %ymm4, %ymm4
	vpxor	%ymm4, %ymm1, %ymm4
	vpshufb	%ymm11, %ymm4, %ymm6
	vpshufb	%ymm12, %ymm4, %ymm4
	vpunpcklbw	%ymm10, %ymm2, %ymm8
	vpmullw	%ymm6, %ymm8, %ymm6
	vpaddw	%ymm5, %ymm6, %ymm6
	vpmulhuw	%ymm6, %ymm14, %ymm6
	vpunpckhbw	%ymm10, %ymm2, %ymm2
	vpmullw	%ymm4, %ymm2, %ymm2
	vpaddw	%ymm5, %ymm2, %ymm2
	vpmulhuw	%ymm2, %ymm14, %ymm2
	vpackuswb	%ymm2, %ymm6, %ymm2
	vpaddd	%ymm1, %ymm2, %ymm1
	vmovdqu	%ymm1, (%rdi)
	vmovdqa	%ymm15, %ymm5
	vmovdqa	192(%rsp), %ymm8
	vmovdqa	%ymm3, %ymm15
	vmovdqa	480(%rsp), %ymm10
	movq	88(%rsp), %r15
.LBB4_9:
	vpaddq	%ymm5, %ymm10, %ymm5
	vpaddq	%ymm0, %ymm10, %ymm0
	leal	8(%r9), %r11d
	movl	%r11d, %ecx
	sarl	$2, %ecx
	shrq	%cl, %r14
	vpaddq	%ymm9, %ymm8, %ymm8
	vpaddq	%ymm9, %ymm15, %ymm15
	movq	%r14, %rax
	shlq	%cl, %rax
	cmpl	$64, %ecx
	movl	$0, %r14d
	cmovlq	%rax, %r14
	testq	%r14, %r14
	je	.LBB4_71
	vpshufd	$255, %ymm13, %ymm1
	vpermq	$170, %ymm1, %ymm4
	rep		bsfq	%r14, %rdi
	shll	$2, %edi
	subl	%r11d, %edi
	movl	%r11d, %ecx
	cmpl	$8, %edi
	vmovdqa	544(%rsp), %ymm3
	vmovdqa	160(%rsp), %ymm7
	jl	.LBB4_7
	andl	$-8, %edi
	vextracti128	$1, %ymm13, %xmm1
	vpextrd	$3, %xmm1, %ecx
	movl	%ecx, %eax
	negl	%eax
	cmovsl	%ecx, %eax
	cmpl	$258, %eax
	jb	.LBB4_6
	cmpl	$131072, %eax
	movl	$131072, %ecx
	cmovael	%ecx, %eax
	movl	%eax, %edx
	shll	$8, %edx
	subl	%eax, %edx
	addl	$65536, %edx
	shrl	$17, %edx
	movl	%edi, %ecx
	addl	%r11d, %ecx
	movq	72(%rsp), %rax
	imull	68(%rax), %edx
	leal	128(%rdx), %eax
	shrl	$8, %eax
	addl	%edx, %eax
	addl	$128, %eax
	movl	%eax, %edx
	shrl	$8, %edx
	vmovd	%edx, %xmm1
	vpbroadcastw	%xmm1, %ymm13
	cmpl	$65279, %eax
	vmovdqa	%ymm13, 192(%rsp)
	vmovdqa	%ymm4, 224(%rsp)
	ja	.LBB4_23
	movq	72(%rsp), %rax
	movq	(%rax), %r8
	movq	8(%rax), %r10
	movq	%r10, %r15
	shrq	$32, %r15
	cmpl	$2, %r15d
	jl	.LBB4_21
	movq	%r10, %r13
	shlq	$32, %r13
	movabsq	$-4294967296, %rax
	leaq	(%rax,%r13), %rdx
	movslq	%r11d, %rdi
	movq	56(%rsp), %rbx
	movq	%rbx, %rax
	imulq	%rdi, %rax
	movq	64(%rsp), %rsi
	addq	%rsi, %rax
	cmpq	%rdx, %rax
	jae	.LBB4_21
	leal	-1(%rcx), %eax
	cltq
	imulq	%rax, %rbx
	addq	%rsi, %rbx
	cmpq	%rdx, %rbx
	jae	.LBB4_21
	movq	%r10, %rdx
	movabsq	$-4294967296, %rbx
	andq	%rbx, %rdx
	addq	%rbx, %rdx
	movq	88(%rsp), %rsi
	imulq	%rsi, %rdi
	movq	152(%rsp), %rbx
	addq	%rbx, %rdi
	cmpq	%rdx, %rdi
	jae	.LBB4_21
	imulq	%rsi, %rax
	addq	%rbx, %rax
	cmpq	%rdx, %rax
	jae	.LBB4_21
	addl	$16, %r9d
	cmpl	%ecx, %r9d
	jg	.LBB4_21
	vmovd	%r10d, %xmm1
	vpbroadcastd	%xmm1, %ymm1
	vmovdqa	%ymm1, 96(%rsp)
	sarq	$30, %r13
	addq	%r8, %r13
	movslq	%r9d, %r9
	movslq	%ecx, %rdi
	.p2align	4
.LBB4_20:
	vmovdqa	%ymm8, %ymm7
	vshufps	$221, %ymm15, %ymm8, %ymm1
	vshufps	$221, %ymm0, %ymm5, %ymm2
	vpsrad	$8, %ymm2, %ymm4
	vpsrad	$8, %ymm1, %ymm6
	vpmulld	96(%rsp), %ymm6, %ymm6
	vpaddd	%ymm4, %ymm6, %ymm4
	vpbroadcastd	.LCPI4_18(%rip), %ymm6
	vpand	%ymm6, %ymm2, %ymm11
	vpand	%ymm6, %ymm1, %ymm1
	vmovdqa	%ymm4, (%rsp)
	vpmaddwd	%ymm1, %ymm11, %ymm2
	vpaddd	160(%rsp), %ymm2, %ymm2
	vpsrld	$8, %ymm2, %ymm6
	vpsubd	%ymm6, %ymm11, %ymm2
	movl	16(%rsp), %eax
	vpsubd	%ymm6, %ymm1, %ymm1
	vmovsd	(%r8,%rax,4), %xmm4
	vmovhps	(%r13,%rax,4), %xmm4, %xmm4
	movl	(%rsp), %eax
	vpaddd	%ymm1, %ymm11, %ymm11
	vmovsd	(%r8,%rax,4), %xmm12
	vmovhps	(%r13,%rax,4), %xmm12, %xmm12
	movl	20(%rsp), %eax
	vpackusdw	%ymm6, %ymm1, %ymm1
	vmovsd	(%r8,%rax,4), %xmm6
	vmovhps	(%r13,%rax,4), %xmm6, %xmm6
	movl	4(%rsp), %eax
	vpsubd	%ymm11, %ymm3, %ymm11
	vmovsd	(%r8,%rax,4), %xmm14
	vmovhps	(%r13,%rax,4), %xmm14, %xmm14
	movl	24(%rsp), %eax
	vpackusdw	%ymm2, %ymm11, %ymm2
	vmovsd	(%r8,%rax,4), %xmm11
	vmovhps	(%r13,%rax,4), %xmm11, %xmm11
	movl	8(%rsp), %eax
	vinserti128	$1, %xmm4, %ymm12, %ymm4
	vmovsd	(%r8,%rax,4), %xmm12
	vmovhps	(%r13,%rax,4), %xmm12, %xmm12
	movl	28(%rsp), %eax
	vinserti128	$1, %xmm6, %ymm14, %ymm6
	vmovsd	(%r8,%rax,4), %xmm14
	vmovhps	(%r13,%rax,4), %xmm14, %xmm14
	movl	12(%rsp), %eax
	vinserti128	$1, %xmm11, %ymm12, %ymm11
	vmovsd	(%r8,%rax,4), %xmm12
	vmovhps	(%r13,%rax,4), %xmm12, %xmm12
	vinserti128	$1, %xmm14, %ymm12, %ymm12
	vpbroadcastw	.LCPI4_22(%rip), %ymm8
	vpbroadcastb	.LCPI4_23(%rip), %ymm14
	vpxor	%xmm10, %xmm10, %xmm10
	vpackuswb	%ymm1, %ymm2, %ymm1
	vpshufb	.LCPI4_6(%rip), %ymm1, %ymm2
	vmovdqa	%ymm15, %ymm3
	vmovdqa	%ymm0, %ymm15
	vmovdqa	%ymm5, %ymm0
	vmovdqa	.LCPI4_8(%rip), %ymm13
	vpshufb	%ymm13, %ymm4, %ymm4
	vpbroadcastb	.LCPI4_21(%rip), %ymm5
	vpxor	%ymm5, %ymm4, %ymm4
	vpmaddubsw	%ymm4, %ymm2, %ymm2
	vpshufb	.LCPI4_9(%rip), %ymm1, %ymm4
	vpshufb	%ymm13, %ymm6, %ymm6
	vpxor	%ymm5, %ymm6, %ymm6
	vpmaddubsw	%ymm6, %ymm4, %ymm4
	vpshufb	.LCPI4_10(%rip), %ymm1, %ymm6
	vpshufb	%ymm13, %ymm11, %ymm11
	vpxor	%ymm5, %ymm11, %ymm11
	vpmaddubsw	%ymm11, %ymm6, %ymm6
	vpshufb	.LCPI4_11(%rip), %ymm1, %ymm1
	vpshufb	%ymm13, %ymm12, %ymm11
	vmovdqa	192(%rsp), %ymm13
	vpxor	%ymm5, %ymm11, %ymm11
	vmovdqa	%ymm0, %ymm5
	vmovdqa	%ymm15, %ymm0
	vmovdqa	%ymm3, %ymm15
	vpmaddubsw	%ymm11, %ymm1, %ymm1
	vpunpcklqdq	%ymm4, %ymm2, %ymm11
	vpunpckhqdq	%ymm4, %ymm2, %ymm2
	vpaddw	%ymm2, %ymm11, %ymm2
	vpunpcklqdq	%ymm1, %ymm6, %ymm4
	vpunpckhqdq	%ymm1, %ymm6, %ymm1
	vpaddw	%ymm4, %ymm1, %ymm1
	vpsubw	%ymm2, %ymm8, %ymm2
	vpsrlw	$8, %ymm2, %ymm2
	vpsubw	%ymm1, %ymm8, %ymm1
	vpsrlw	$8, %ymm1, %ymm1
	movslq	%r11d, %r11
	vpmullw	%ymm2, %ymm13, %ymm2
	vpbroadcastw	.LCPI4_24(%rip), %ymm3
	vpaddw	%ymm3, %ymm2, %ymm2
	vpmullw	%ymm1, %ymm13, %ymm1
	vpaddw	%ymm3, %ymm1, %ymm1
	vpmulhuw	%ymm2, %ymm14, %ymm2
	vpmulhuw	%ymm1, %ymm14, %ymm1
	vpackuswb	%ymm1, %ymm2, %ymm1
	vmovdqu	(%r12,%r11,4), %ymm2
	vpcmpeqd	%ymm4, %ymm4, %ymm4
	vpxor	%ymm4, %ymm1, %ymm4
	vpshufb	.LCPI4_14(%rip), %ymm4, %ymm6
	vpunpcklbw	%ymm10, %ymm2, %ymm11
	vpmullw	%ymm6, %ymm11, %ymm6
	vpshufb	.LCPI4_15(%rip), %ymm4, %ymm4
	vpunpckhbw	%ymm10, %ymm2, %ymm2
	vmovdqa	480(%rsp), %ymm10
	vpmullw	%ymm4, %ymm2, %ymm2
	vpaddw	%ymm3, %ymm6, %ymm4
	vpmulhuw	%ymm4, %ymm14, %ymm4
	vpaddw	%ymm3, %ymm2, %ymm2
	vmovdqa	544(%rsp), %ymm3
	vpmulhuw	%ymm2, %ymm14, %ymm2
	vpackuswb	%ymm2, %ymm4, %ymm2
	vpaddd	%ymm1, %ymm2, %ymm1
	vmovdqu	%ymm1, (%r12,%r11,4)
	vpaddq	%ymm5, %ymm10, %ymm5
	vpaddq	%ymm0, %ymm10, %ymm0
	vpaddq	%ymm7, %ymm9, %ymm8
	vpaddq	%ymm9, %ymm15, %ymm15
	addq	$8, %r9
	addl	$8, %r11d
	cmpq	%rdi, %r9
	jle	.LBB4_20
.LBB4_21:
	leal	8(%r11), %eax
	cmpl	%ecx, %eax
	jle	.LBB4_32
	xorl	%edx, %edx
	jmp	.LBB4_35
.LBB4_23:
	movq	72(%rsp), %rax
	movq	(%rax), %r13
	movq	8(%rax), %r8
	movq	%r8, %r15
	shrq	$32, %r15
	cmpb	$1, 72(%rax)
	jne	.LBB4_36
	cmpl	$2, %r15d
	jl	.LBB4_46
	movq	%r8, %r10
	shlq	$32, %r10
	movabsq	$-4294967296, %rax
	leaq	(%r10,%rax), %rdx
	movslq	%r11d, %rdi
	movq	56(%rsp), %rbx
	movq	%rbx, %rax
	imulq	%rdi, %rax
	movq	64(%rsp), %rsi
	addq	%rsi, %rax
	cmpq	%rdx, %rax
	vpbroadcastw	.LCPI4_22(%rip), %ymm14
	jae	.LBB4_47
	leal	-1(%rcx), %eax
	cltq
	imulq	%rax, %rbx
	addq	%rsi, %rbx
	cmpq	%rdx, %rbx
	jae	.LBB4_47
	movq	%r8, %rdx
	movabsq	$-4294967296, %rbx
	andq	%rbx, %rdx
	addq	%rbx, %rdx
	movq	88(%rsp), %rsi
	imulq	%rsi, %rdi
	movq	152(%rsp), %rbx
	addq	%rbx, %rdi
	cmpq	%rdx, %rdi
	jae	.LBB4_47
	imulq	%rsi, %rax
	addq	%rbx, %rax
	cmpq	%rdx, %rax
	jae	.LBB4_47
	addl	$16, %r9d
	cmpl	%ecx, %r9d
	jg	.LBB4_47
	vmovd	%r8d, %xmm1
	vpbroadcastd	%xmm1, %ymm1
	vmovdqa	%ymm1, 96(%rsp)
	sarq	$30, %r10
	addq	%r13, %r10
	movslq	%r9d, %rdi
	movslq	%ecx, %r9
	.p2align	4
.LBB4_31:
	vshufps	$221, %ymm15, %ymm8, %ymm2
	vmovdqa	%ymm4, %ymm1
	vshufps	$221, %ymm0, %ymm5, %ymm4
	vmovdqa	%ymm0, %ymm13
	vmovdqa	%ymm5, %ymm0
	vpsrad	$8, %ymm4, %ymm5
	vpsrad	$8, %ymm2, %ymm6
	vpmulld	96(%rsp), %ymm6, %ymm6
	vpaddd	%ymm5, %ymm6, %ymm5
	vpbroadcastd	.LCPI4_18(%rip), %ymm6
	vpand	%ymm6, %ymm4, %ymm4
	vpand	%ymm6, %ymm2, %ymm2
	vmovdqa	%ymm5, (%rsp)
	vpmaddwd	%ymm2, %ymm4, %ymm5
	vpaddd	%ymm7, %ymm5, %ymm5
	vpsrld	$8, %ymm5, %ymm5
	vpsubd	%ymm5, %ymm4, %ymm6
	movl	16(%rsp), %eax
	vpsubd	%ymm5, %ymm2, %ymm2
	vmovdqa	%ymm8, %ymm7
	vmovsd	(%r13,%rax,4), %xmm8
	vmovhps	(%r10,%rax,4), %xmm8, %xmm8
	movl	(%rsp), %eax
	vpaddd	%ymm4, %ymm2, %ymm4
	vmovsd	(%r13,%rax,4), %xmm9
	vmovhps	(%r10,%rax,4), %xmm9, %xmm9
	movl	20(%rsp), %eax
	vpackusdw	%ymm5, %ymm2, %ymm2
	vmovsd	(%r13,%rax,4), %xmm5
	vmovhps	(%r10,%rax,4), %xmm5, %xmm5
	movl	4(%rsp), %eax
	vpsubd	%ymm4, %ymm3, %ymm4
	vmovsd	(%r13,%rax,4), %xmm10
	vmovhps	(%r10,%rax,4), %xmm10, %xmm10
	movl	24(%rsp), %eax
	vpackusdw	%ymm6, %ymm4, %ymm4
	vmovsd	(%r13,%rax,4), %xmm6
	vmovhps	(%r10,%rax,4), %xmm6, %xmm6
	movl	8(%rsp), %eax
	vinserti128	$1, %xmm8, %ymm9, %ymm8
	vmovsd	(%r13,%rax,4), %xmm9
	vmovhps	(%r10,%rax,4), %xmm9, %xmm9
	movl	28(%rsp), %eax
	vinserti128	$1, %xmm5, %ymm10, %ymm5
	vmovsd	(%r13,%rax,4), %xmm10
	vmovhps	(%r10,%rax,4), %xmm10, %xmm10
	movl	12(%rsp), %eax
	vinserti128	$1, %xmm6, %ymm9, %ymm6
	vmovsd	(%r13,%rax,4), %xmm9
	vmovhps	(%r10,%rax,4), %xmm9, %xmm9
	vinserti128	$1, %xmm10, %ymm9, %ymm9
	vmovdqa	480(%rsp), %ymm10
	vpackuswb	%ymm2, %ymm4, %ymm2
	vpshufb	.LCPI4_6(%rip), %ymm2, %ymm4
	vmovdqa	.LCPI4_8(%rip), %ymm12
	vpshufb	%ymm12, %ymm8, %ymm8
	vpbroadcastb	.LCPI4_21(%rip), %ymm11
	vpxor	%ymm11, %ymm8, %ymm8
	vpmaddubsw	%ymm8, %ymm4, %ymm4
	vpshufb	.LCPI4_9(%rip), %ymm2, %ymm8
	vpshufb	%ymm12, %ymm5, %ymm5
	vpxor	%ymm5, %ymm11, %ymm5
	vpmaddubsw	%ymm5, %ymm8, %ymm5
	vpshufb	.LCPI4_10(%rip), %ymm2, %ymm8
	vpshufb	%ymm12, %ymm6, %ymm6
	vpxor	%ymm6, %ymm11, %ymm6
	vpmaddubsw	%ymm6, %ymm8, %ymm6
	vpshufb	.LCPI4_11(%rip), %ymm2, %ymm2
	vpshufb	%ymm12, %ymm9, %ymm8
	vmovdqa	448(%rsp), %ymm9
	vpxor	%ymm11, %ymm8, %ymm8
	vpmaddubsw	%ymm8, %ymm2, %ymm2
	vpunpcklqdq	%ymm5, %ymm4, %ymm8
	vpunpckhqdq	%ymm5, %ymm4, %ymm4
	vpaddw	%ymm4, %ymm8, %ymm4
	vmovdqa	%ymm7, %ymm8
	vmovdqa	160(%rsp), %ymm7
	vpunpcklqdq	%ymm2, %ymm6, %ymm5
	vpunpckhqdq	%ymm2, %ymm6, %ymm2
	vpaddw	%ymm5, %ymm2, %ymm2
	vmovdqa	%ymm0, %ymm5
	vmovdqa	%ymm13, %ymm0
	vmovdqa	192(%rsp), %ymm13
	vpsubw	%ymm4, %ymm14, %ymm4
	vpsrlw	$8, %ymm4, %ymm4
	vpsubw	%ymm2, %ymm14, %ymm2
	vpsrlw	$8, %ymm2, %ymm2
	vpackuswb	%ymm2, %ymm4, %ymm2
	vmovdqa	%ymm1, %ymm4
	movslq	%r11d, %r11
	vmovdqu	%ymm2, (%r12,%r11,4)
	vpaddq	%ymm5, %ymm10, %ymm5
	vpaddq	%ymm0, %ymm10, %ymm0
	vpaddq	%ymm9, %ymm8, %ymm8
	vpaddq	%ymm9, %ymm15, %ymm15
	addq	$8, %rdi
	addl	$8, %r11d
	cmpq	%r9, %rdi
	jle	.LBB4_31
	jmp	.LBB4_47
.LBB4_32:
	movl	%r10d, %eax
	shll	$8, %eax
	addl	$-256, %eax
	movl	%r15d, %edx
	shll	$8, %edx
	addl	$-256, %edx
	cmpl	$3, %r15d
	movl	$2, %edi
	cmovgel	%r15d, %edi
	leal	-2(%r10), %ebx
	addl	$-2, %edi
	movslq	%r10d, %r10
	leaq	(,%r10,4), %r9
	cmpl	$2, %r15d
	vmovd	%eax, %xmm1
	vpbroadcastd	%xmm1, %ymm1
	vmovdqa	%ymm1, 96(%rsp)
	vmovd	%edx, %xmm1
	vpbroadcastd	%xmm1, %ymm1
	vmovdqa	%ymm1, 288(%rsp)
	vmovd	%ebx, %xmm1
	vpbroadcastd	%xmm1, %ymm1
	vmovdqa	%ymm1, 352(%rsp)
	vmovd	%edi, %xmm1
	vpbroadcastd	%xmm1, %ymm1
	vmovdqa	%ymm1, 384(%rsp)
	vmovd	%r10d, %xmm1
	movl	$0, %edx
	cmovlq	%rdx, %r9
	vpbroadcastd	%xmm1, %ymm1
	vmovdqa	%ymm1, 576(%rsp)
	addq	%r8, %r9
	movslq	%r11d, %r11
	movslq	%ecx, %r10
	vmovdqa	%ymm14, %ymm11
	vpbroadcastb	.LCPI4_21(%rip), %ymm14
	vmovdqa	.LCPI4_8(%rip), %ymm12
	vpbroadcastw	.LCPI4_24(%rip), %ymm3
	.p2align	4
.LBB4_33:
	vshufps	$221, %ymm0, %ymm5, %ymm2
	vshufps	$221, %ymm15, %ymm8, %ymm4
	vpminsd	288(%rsp), %ymm4, %ymm4
	vpminsd	96(%rsp), %ymm2, %ymm2
	vpxor	%xmm7, %xmm7, %xmm7
	vpmaxsd	%ymm7, %ymm2, %ymm2
	vpmaxsd	%ymm7, %ymm4, %ymm4
	vpsrld	$8, %ymm2, %ymm6
	vpminsd	352(%rsp), %ymm6, %ymm6
	vmovdqa	%ymm0, %ymm1
	vmovdqa	%ymm5, %ymm0
	vpsrld	$8, %ymm4, %ymm5
	vpminsd	384(%rsp), %ymm5, %ymm5
	vpslld	$8, %ymm6, %ymm9
	vpsubd	%ymm9, %ymm2, %ymm2
	vpslld	$8, %ymm5, %ymm9
	vpmulld	576(%rsp), %ymm5, %ymm5
	vpaddd	%ymm6, %ymm5, %ymm5
	vpsubd	%ymm9, %ymm4, %ymm4
	vmovdqa	%ymm5, (%rsp)
	vpmaddwd	%ymm4, %ymm2, %ymm5
	vpaddd	160(%rsp), %ymm5, %ymm5
	vpsrld	$8, %ymm5, %ymm5
	vpsubd	%ymm5, %ymm2, %ymm6
	movl	16(%rsp), %eax
	vpsubd	%ymm5, %ymm4, %ymm9
	vmovsd	(%r8,%rax,4), %xmm4
	vmovhps	(%r9,%rax,4), %xmm4, %xmm4
	movl	(%rsp), %eax
	vpaddd	%ymm2, %ymm9, %ymm10
	vmovsd	(%r8,%rax,4), %xmm2
	vmovhps	(%r9,%rax,4), %xmm2, %xmm13
	movl	20(%rsp), %eax
	vpackusdw	%ymm5, %ymm9, %ymm2
	vmovsd	(%r8,%rax,4), %xmm5
	vmovhps	(%r9,%rax,4), %xmm5, %xmm5
	movl	4(%rsp), %eax
	vmovdqa	544(%rsp), %ymm9
	vpsubd	%ymm10, %ymm9, %ymm9
	vmovsd	(%r8,%rax,4), %xmm10
	vmovhps	(%r9,%rax,4), %xmm10, %xmm10
	movl	24(%rsp), %eax
	vpackusdw	%ymm6, %ymm9, %ymm6
	vmovsd	(%r8,%rax,4), %xmm9
	vmovhps	(%r9,%rax,4), %xmm9, %xmm9
	movl	8(%rsp), %eax
	vinserti128	$1, %xmm4, %ymm13, %ymm4
	vmovsd	(%r8,%rax,4), %xmm13
	vmovhps	(%r9,%rax,4), %xmm13, %xmm13
	movl	28(%rsp), %eax
	vinserti128	$1, %xmm5, %ymm10, %ymm5
	vmovsd	(%r8,%rax,4), %xmm10
	vmovhps	(%r9,%rax,4), %xmm10, %xmm10
	movl	12(%rsp), %eax
	vinserti128	$1, %xmm9, %ymm13, %ymm9
	vmovsd	(%r8,%rax,4), %xmm13
	vmovhps	(%r9,%rax,4), %xmm13, %xmm13
	vinserti128	$1, %xmm10, %ymm13, %ymm10
	vmovdqa	192(%rsp), %ymm13
	vpackuswb	%ymm2, %ymm6, %ymm2
	vpshufb	.LCPI4_6(%rip), %ymm2, %ymm6
	vpshufb	%ymm12, %ymm4, %ymm4
	vpxor	%ymm4, %ymm14, %ymm4
	vpmaddubsw	%ymm4, %ymm6, %ymm4
	vpshufb	.LCPI4_9(%rip), %ymm2, %ymm6
	vpshufb	%ymm12, %ymm5, %ymm5
	vpxor	%ymm5, %ymm14, %ymm5
	vpmaddubsw	%ymm5, %ymm6, %ymm5
	vpshufb	.LCPI4_10(%rip), %ymm2, %ymm6
	vpshufb	%ymm12, %ymm9, %ymm9
	vpxor	%ymm14, %ymm9, %ymm9
	vpmaddubsw	%ymm9, %ymm6, %ymm6
	vpshufb	.LCPI4_11(%rip), %ymm2, %ymm2
	vpshufb	%ymm12, %ymm10, %ymm9
	vmovdqa	480(%rsp), %ymm10
	vpxor	%ymm14, %ymm9, %ymm9
	movq	%r11, %rdi
	vpmaddubsw	%ymm9, %ymm2, %ymm2
	vpunpcklqdq	%ymm5, %ymm4, %ymm9
	vpunpckhqdq	%ymm5, %ymm4, %ymm4
	vpaddw	%ymm4, %ymm9, %ymm4
	vpunpcklqdq	%ymm2, %ymm6, %ymm5
	vpunpckhqdq	%ymm2, %ymm6, %ymm2
	vpaddw	%ymm5, %ymm2, %ymm2
	vpbroadcastw	.LCPI4_22(%rip), %ymm5
	vpsubw	%ymm4, %ymm5, %ymm4
	vpsrlw	$8, %ymm4, %ymm4
	vpsubw	%ymm2, %ymm5, %ymm2
	vpsrlw	$8, %ymm2, %ymm2
	vpmullw	%ymm4, %ymm13, %ymm4
	vpaddw	%ymm3, %ymm4, %ymm4
	vpmullw	%ymm2, %ymm13, %ymm2
	vpaddw	%ymm3, %ymm2, %ymm2
	vpmulhuw	%ymm4, %ymm11, %ymm4
	vpmulhuw	%ymm2, %ymm11, %ymm2
	vpackuswb	%ymm2, %ymm4, %ymm2
	vmovdqu	(%r12,%r11,4), %ymm4
	vpcmpeqd	%ymm5, %ymm5, %ymm5
	vpxor	%ymm5, %ymm2, %ymm5
	vpshufb	.LCPI4_14(%rip), %ymm5, %ymm6
	vpunpcklbw	%ymm7, %ymm4, %ymm9
	vpmullw	%ymm6, %ymm9, %ymm6
	vmovdqa	448(%rsp), %ymm9
	vpshufb	.LCPI4_15(%rip), %ymm5, %ymm5
	vpunpckhbw	%ymm7, %ymm4, %ymm4
	vpmullw	%ymm5, %ymm4, %ymm4
	vpaddw	%ymm3, %ymm6, %ymm5
	vpmulhuw	%ymm5, %ymm11, %ymm5
	vpaddw	%ymm3, %ymm4, %ymm4
	vpmulhuw	%ymm4, %ymm11, %ymm4
	vpackuswb	%ymm4, %ymm5, %ymm4
	vpaddd	%ymm2, %ymm4, %ymm2
	vmovdqu	%ymm2, (%r12,%r11,4)
	vpaddq	%ymm0, %ymm10, %ymm5
	vpaddq	%ymm1, %ymm10, %ymm0
	vpaddq	%ymm9, %ymm8, %ymm8
	vpaddq	%ymm9, %ymm15, %ymm15
	addq	$8, %r11
	addq	$16, %rdi
	cmpq	%r10, %rdi
	jle	.LBB4_33
	vmovdqa	%ymm11, %ymm14
	vmovdqa	544(%rsp), %ymm3
.LBB4_35:
	vmovdqa	160(%rsp), %ymm7
	vmovdqa	224(%rsp), %ymm4
	jmp	.LBB4_56
.LBB4_36:
	cmpl	$2, %r15d
	jl	.LBB4_44
	movq	%r8, %r10
	shlq	$32, %r10
	movabsq	$-4294967296, %rax
	leaq	(%r10,%rax), %rdx
	movslq	%r11d, %rdi
	movq	56(%rsp), %rbx
	movq	%rbx, %rax
	imulq	%rdi, %rax
	movq	64(%rsp), %rsi
	addq	%rsi, %rax
	cmpq	%rdx, %rax
	jae	.LBB4_44
	leal	-1(%rcx), %eax
	cltq
	imulq	%rax, %rbx
	addq	%rsi, %rbx
	cmpq	%rdx, %rbx
	jae	.LBB4_44
	movq	%r8, %rdx
	movabsq	$-4294967296, %rbx
	andq	%rbx, %rdx
	addq	%rbx, %rdx
	movq	88(%rsp), %rsi
	imulq	%rsi, %rdi
	movq	152(%rsp), %rbx
	addq	%rbx, %rdi
	cmpq	%rdx, %rdi
	jae	.LBB4_44
	imulq	%rsi, %rax
	addq	%rbx, %rax
	cmpq	%rdx, %rax
	jae	.LBB4_44
	addl	$16, %r9d
	cmpl	%ecx, %r9d
	jg	.LBB4_44
	vmovd	%r8d, %xmm1
	vpbroadcastd	%xmm1, %ymm1
	vmovdqa	%ymm1, 96(%rsp)
	sarq	$30, %r10
	addq	%r13, %r10
	movslq	%r9d, %rdi
	movslq	%ecx, %r9
	.p2align	4
.LBB4_43:
	vshufps	$221, %ymm0, %ymm5, %ymm2
	vmovdqa	%ymm4, %ymm1
	vshufps	$221, %ymm15, %ymm8, %ymm4
	vmovdqa	%ymm0, %ymm13
	vmovdqa	%ymm5, %ymm0
	vpsrad	$8, %ymm4, %ymm5
	vpsrad	$8, %ymm2, %ymm6
	vpmulld	96(%rsp), %ymm5, %ymm5
	vpaddd	%ymm6, %ymm5, %ymm5
	vpbroadcastd	.LCPI4_18(%rip), %ymm6
	vpand	%ymm6, %ymm2, %ymm2
	vmovdqa	%ymm5, (%rsp)
	vpand	%ymm6, %ymm4, %ymm4
	vpmaddwd	%ymm4, %ymm2, %ymm5
	vpaddd	%ymm7, %ymm5, %ymm5
	vpsrld	$8, %ymm5, %ymm5
	vpsubd	%ymm5, %ymm2, %ymm6
	vpsubd	%ymm5, %ymm4, %ymm4
	vpaddd	%ymm2, %ymm4, %ymm2
	vpsubd	%ymm2, %ymm3, %ymm2
	vpackusdw	%ymm6, %ymm2, %ymm2
	vpackusdw	%ymm5, %ymm4, %ymm4
	movl	16(%rsp), %eax
	vmovsd	(%r13,%rax,4), %xmm5
	vmovdqa	%ymm8, %ymm7
	vpackuswb	%ymm4, %ymm2, %ymm8
	vmovhps	(%r10,%rax,4), %xmm5, %xmm2
	movl	(%rsp), %eax
	vmovsd	(%r13,%rax,4), %xmm4
	vpshufb	.LCPI4_6(%rip), %ymm8, %ymm5
	vmovhps	(%r10,%rax,4), %xmm4, %xmm4
	vinserti128	$1, %xmm2, %ymm4, %ymm2
	vmovdqa	.LCPI4_8(%rip), %ymm12
	vpshufb	%ymm12, %ymm2, %ymm2
	vpbroadcastb	.LCPI4_21(%rip), %ymm11
	vpxor	%ymm2, %ymm11, %ymm2
	vpshufb	.LCPI4_9(%rip), %ymm8, %ymm4
	movl	20(%rsp), %eax
	vmovsd	(%r13,%rax,4), %xmm6
	vpmaddubsw	%ymm2, %ymm5, %ymm2
	vmovhps	(%r10,%rax,4), %xmm6, %xmm5
	movl	4(%rsp), %eax
	vmovsd	(%r13,%rax,4), %xmm6
	vmovhps	(%r10,%rax,4), %xmm6, %xmm6
	vinserti128	$1, %xmm5, %ymm6, %ymm5
	vpshufb	%ymm12, %ymm5, %ymm5
	vpxor	%ymm5, %ymm11, %ymm5
	vpmaddubsw	%ymm5, %ymm4, %ymm4
	vpshufb	.LCPI4_10(%rip), %ymm8, %ymm5
	movl	24(%rsp), %eax
	vmovsd	(%r13,%rax,4), %xmm6
	vmovhps	(%r10,%rax,4), %xmm6, %xmm6
	movl	8(%rsp), %eax
	vmovsd	(%r13,%rax,4), %xmm9
	vmovhps	(%r10,%rax,4), %xmm9, %xmm9
	vinserti128	$1, %xmm6, %ymm9, %ymm6
	vpshufb	%ymm12, %ymm6, %ymm6
	vpxor	%ymm6, %ymm11, %ymm6
	movl	28(%rsp), %eax
	vpmaddubsw	%ymm6, %ymm5, %ymm5
	vmovsd	(%r13,%rax,4), %xmm6
	vmovhps	(%r10,%rax,4), %xmm6, %xmm6
	movl	12(%rsp), %eax
	vmovsd	(%r13,%rax,4), %xmm9
	vmovhps	(%r10,%rax,4), %xmm9, %xmm9
	vinserti128	$1, %xmm6, %ymm9, %ymm6
	vmovdqa	448(%rsp), %ymm9
	vpshufb	%ymm12, %ymm6, %ymm6
	vpshufb	.LCPI4_11(%rip), %ymm8, %ymm8
	vpxor	%ymm6, %ymm11, %ymm6
	vpmaddubsw	%ymm6, %ymm8, %ymm6
	vpunpcklqdq	%ymm4, %ymm2, %ymm8
	vpunpckhqdq	%ymm4, %ymm2, %ymm2
	vpaddw	%ymm2, %ymm8, %ymm2
	vpunpcklqdq	%ymm6, %ymm5, %ymm4
	vpunpckhqdq	%ymm6, %ymm5, %ymm5
	vpaddw	%ymm4, %ymm5, %ymm4
	vpbroadcastw	.LCPI4_22(%rip), %ymm3
	vpsubw	%ymm2, %ymm3, %ymm2
	vpsrlw	$8, %ymm2, %ymm2
	vpsubw	%ymm4, %ymm3, %ymm4
	vpsrlw	$8, %ymm4, %ymm4
	vpackuswb	%ymm4, %ymm2, %ymm2
	movslq	%r11d, %r11
	vmovdqu	(%r12,%r11,4), %ymm4
	vpcmpeqd	%ymm3, %ymm3, %ymm3
	vpxor	%ymm3, %ymm2, %ymm5
	vpshufb	.LCPI4_14(%rip), %ymm5, %ymm6
	vpxor	%xmm3, %xmm3, %xmm3
	vpunpcklbw	%ymm3, %ymm4, %ymm8
	vpmullw	%ymm6, %ymm8, %ymm6
	vmovdqa	%ymm7, %ymm8
	vmovdqa	160(%rsp), %ymm7
	vpshufb	.LCPI4_15(%rip), %ymm5, %ymm5
	vpunpckhbw	%ymm3, %ymm4, %ymm4
	vpmullw	%ymm5, %ymm4, %ymm4
	vpbroadcastw	.LCPI4_24(%rip), %ymm3
	vpaddw	%ymm3, %ymm6, %ymm5
	vpmulhuw	%ymm5, %ymm14, %ymm5
	vpaddw	%ymm3, %ymm4, %ymm4
	vmovdqa	544(%rsp), %ymm3
	vpmulhuw	%ymm4, %ymm14, %ymm4
	vpackuswb	%ymm4, %ymm5, %ymm4
	vmovdqa	%ymm0, %ymm5
	vmovdqa	%ymm13, %ymm0
	vmovdqa	192(%rsp), %ymm13
	vpaddd	%ymm2, %ymm4, %ymm2
	vmovdqa	%ymm1, %ymm4
	vmovdqu	%ymm2, (%r12,%r11,4)
	vpaddq	%ymm5, %ymm10, %ymm5
	vpaddq	%ymm0, %ymm10, %ymm0
	vpaddq	%ymm9, %ymm8, %ymm8
	vpaddq	%ymm9, %ymm15, %ymm15
	addq	$8, %rdi
	addl	$8, %r11d
	cmpq	%r9, %rdi
	jle	.LBB4_43
.LBB4_44:
	leal	8(%r11), %eax
	cmpl	%ecx, %eax
	jle	.LBB4_49
	xorl	%edx, %edx
	jmp	.LBB4_56
.LBB4_46:
	vpbroadcastw	.LCPI4_22(%rip), %ymm14
.LBB4_47:
	leal	8(%r11), %eax
	cmpl	%ecx, %eax
	jle	.LBB4_52
	xorl	%edx, %edx
	vpbroadcastb	.LCPI4_23(%rip), %ymm14
	jmp	.LBB4_56
.LBB4_49:
	movl	%r8d, %eax
	shll	$8, %eax
	addl	$-256, %eax
	movl	%r15d, %edx
	shll	$8, %edx
	addl	$-256, %edx
	cmpl	$3, %r15d
	movl	$2, %r9d
	cmovgel	%r15d, %r9d
	leal	-2(%r8), %r10d
	addl	$-2, %r9d
	movslq	%r8d, %r8
	leaq	(,%r8,4), %rdi
	cmpl	$2, %r15d
	vmovd	%eax, %xmm1
	vpbroadcastd	%xmm1, %ymm1
	vmovdqa	%ymm1, 96(%rsp)
	vmovd	%edx, %xmm2
	vpbroadcastd	%xmm2, %ymm1
	vmovdqa	%ymm1, 288(%rsp)
	vmovd	%r10d, %xmm2
	vpbroadcastd	%xmm2, %ymm1
	vmovdqa	%ymm1, 352(%rsp)
	vmovd	%r9d, %xmm2
	vpbroadcastd	%xmm2, %ymm1
	vmovdqa	%ymm1, 384(%rsp)
	vmovd	%r8d, %xmm2
	movl	$0, %edx
	cmovlq	%rdx, %rdi
	vpxor	%xmm13, %xmm13, %xmm13
	vpbroadcastd	%xmm2, %ymm1
	vmovdqa	%ymm1, 576(%rsp)
	addq	%r13, %rdi
	movslq	%r11d, %r11
	movslq	%ecx, %r8
	vpbroadcastb	.LCPI4_21(%rip), %ymm1
	vmovdqa	%ymm8, %ymm11
	vmovdqa	.LCPI4_8(%rip), %ymm8
	vmovdqa	%ymm14, %ymm12
	vpbroadcastw	.LCPI4_24(%rip), %ymm3
	vmovdqa	.LCPI4_15(%rip), %ymm7
	.p2align	4
.LBB4_50:
	vshufps	$221, %ymm0, %ymm5, %ymm2
	vpminsd	96(%rsp), %ymm2, %ymm2
	vshufps	$221, %ymm15, %ymm11, %ymm4
	vpminsd	288(%rsp), %ymm4, %ymm4
	vpmaxsd	%ymm13, %ymm4, %ymm4
	vpmaxsd	%ymm13, %ymm2, %ymm2
	vmovdqa	%ymm0, %ymm14
	vmovdqa	%ymm5, %ymm0
	vpsrld	$8, %ymm2, %ymm5
	vpsrld	$8, %ymm4, %ymm6
	vpminsd	384(%rsp), %ymm6, %ymm6
	vpminsd	352(%rsp), %ymm5, %ymm5
	vpslld	$8, %ymm5, %ymm9
	vpslld	$8, %ymm6, %ymm10
	vpmulld	576(%rsp), %ymm6, %ymm6
	vpsubd	%ymm9, %ymm2, %ymm2
	vpaddd	%ymm5, %ymm6, %ymm5
	vmovdqa	%ymm5, (%rsp)
	vpsubd	%ymm10, %ymm4, %ymm4
	vpmaddwd	%ymm4, %ymm2, %ymm5
	vpaddd	160(%rsp), %ymm5, %ymm5
	vpsrld	$8, %ymm5, %ymm5
	vpsubd	%ymm5, %ymm2, %ymm6
	vpsubd	%ymm5, %ymm4, %ymm4
	vpaddd	%ymm4, %ymm2, %ymm2
	vmovdqa	544(%rsp), %ymm9
	vpsubd	%ymm2, %ymm9, %ymm2
	vpackusdw	%ymm6, %ymm2, %ymm2
	vpackusdw	%ymm5, %ymm4, %ymm4
	movl	16(%rsp), %eax
	vmovsd	(%r13,%rax,4), %xmm5
	vpackuswb	%ymm4, %ymm2, %ymm2
	vmovhps	(%rdi,%rax,4), %xmm5, %xmm4
	movl	(%rsp), %eax
	vmovsd	(%r13,%rax,4), %xmm5
	vpshufb	.LCPI4_6(%rip), %ymm2, %ymm6
	vmovhps	(%rdi,%rax,4), %xmm5, %xmm5
	vinserti128	$1, %xmm4, %ymm5, %ymm4
	vpshufb	%ymm8, %ymm4, %ymm4
	vpxor	%ymm1, %ymm4, %ymm4
	vpshufb	.LCPI4_9(%rip), %ymm2, %ymm5
	movl	20(%rsp), %eax
	vmovsd	(%r13,%rax,4), %xmm9
	vpmaddubsw	%ymm4, %ymm6, %ymm6
	vmovhps	(%rdi,%rax,4), %xmm9, %xmm4
	movl	4(%rsp), %eax
	vmovsd	(%r13,%rax,4), %xmm9
	vmovhps	(%rdi,%rax,4), %xmm9, %xmm9
	vinserti128	$1, %xmm4, %ymm9, %ymm4
	vpshufb	%ymm8, %ymm4, %ymm4
	vpxor	%ymm1, %ymm4, %ymm4
	vpmaddubsw	%ymm4, %ymm5, %ymm4
	vpshufb	.LCPI4_10(%rip), %ymm2, %ymm5
	movl	24(%rsp), %eax
	vmovsd	(%r13,%rax,4), %xmm9
	vmovhps	(%rdi,%rax,4), %xmm9, %xmm9
	movl	8(%rsp), %eax
	vmovsd	(%r13,%rax,4), %xmm10
	vmovhps	(%rdi,%rax,4), %xmm10, %xmm10
	vinserti128	$1, %xmm9, %ymm10, %ymm9
	vpshufb	%ymm8, %ymm9, %ymm9
	vpxor	%ymm1, %ymm9, %ymm9
	movl	28(%rsp), %eax
	vpmaddubsw	%ymm9, %ymm5, %ymm5
	vmovsd	(%r13,%rax,4), %xmm9
	vmovhps	(%rdi,%rax,4), %xmm9, %xmm9
	movl	12(%rsp), %eax
	vmovsd	(%r13,%rax,4), %xmm10
	vmovhps	(%rdi,%rax,4), %xmm10, %xmm10
	vinserti128	$1, %xmm9, %ymm10, %ymm9
	vmovdqa	480(%rsp), %ymm10
	movq	%r11, %r9
	vpshufb	.LCPI4_11(%rip), %ymm2, %ymm2
	vpshufb	%ymm8, %ymm9, %ymm9
	vpxor	%ymm1, %ymm9, %ymm9
	vpmaddubsw	%ymm9, %ymm2, %ymm2
	vpunpcklqdq	%ymm4, %ymm6, %ymm9
	vpunpckhqdq	%ymm4, %ymm6, %ymm4
	vpaddw	%ymm4, %ymm9, %ymm4
	vpunpcklqdq	%ymm2, %ymm5, %ymm6
	vpunpckhqdq	%ymm2, %ymm5, %ymm2
	vpaddw	%ymm6, %ymm2, %ymm2
	vpbroadcastw	.LCPI4_22(%rip), %ymm5
	vpsubw	%ymm4, %ymm5, %ymm4
	vpsrlw	$8, %ymm4, %ymm4
	vpsubw	%ymm2, %ymm5, %ymm2
	vpsrlw	$8, %ymm2, %ymm2
	vpackuswb	%ymm2, %ymm4, %ymm2
	vmovdqu	(%r12,%r11,4), %ymm4
	vpcmpeqd	%ymm5, %ymm5, %ymm5
	vpxor	%ymm5, %ymm2, %ymm5
	vpshufb	.LCPI4_14(%rip), %ymm5, %ymm6
	vpunpcklbw	%ymm13, %ymm4, %ymm9
	vpmullw	%ymm6, %ymm9, %ymm6
	vmovdqa	448(%rsp), %ymm9
	vpshufb	%ymm7, %ymm5, %ymm5
	vpunpckhbw	%ymm13, %ymm4, %ymm4
	vpmullw	%ymm5, %ymm4, %ymm4
	vpaddw	%ymm3, %ymm6, %ymm5
	vpmulhuw	%ymm5, %ymm12, %ymm5
	vpaddw	%ymm3, %ymm4, %ymm4
	vpmulhuw	%ymm4, %ymm12, %ymm4
	vpackuswb	%ymm4, %ymm5, %ymm4
	vpaddd	%ymm2, %ymm4, %ymm2
	vmovdqu	%ymm2, (%r12,%r11,4)
	vpaddq	%ymm0, %ymm10, %ymm5
	vpaddq	%ymm10, %ymm14, %ymm0
	vpaddq	%ymm9, %ymm11, %ymm11
	vpaddq	%ymm9, %ymm15, %ymm15
	addq	$8, %r11
	addq	$16, %r9
	cmpq	%r8, %r9
	jle	.LBB4_50
	vmovdqa	%ymm12, %ymm14
	vmovdqa	%ymm11, %ymm8
	vmovdqa	544(%rsp), %ymm3
	vmovdqa	160(%rsp), %ymm7
	jmp	.LBB4_55
.LBB4_52:
	movl	%r8d, %eax
	shll	$8, %eax
	addl	$-256, %eax
	movl	%r15d, %edx
	shll	$8, %edx
	addl	$-256, %edx
	cmpl	$3, %r15d
	movl	$2, %r9d
	cmovgel	%r15d, %r9d
	leal	-2(%r8), %r10d
	addl	$-2, %r9d
	movslq	%r8d, %r8
	leaq	(,%r8,4), %rdi
	cmpl	$2, %r15d
	vmovd	%eax, %xmm1
	vpbroadcastd	%xmm1, %ymm1
	vmovdqa	%ymm1, 96(%rsp)
	vmovd	%edx, %xmm2
	vpbroadcastd	%xmm2, %ymm1
	vmovdqa	%ymm1, 288(%rsp)
	vmovd	%r10d, %xmm2
	vpbroadcastd	%xmm2, %ymm1
	vmovdqa	%ymm1, 352(%rsp)
	vmovd	%r9d, %xmm2
	vpbroadcastd	%xmm2, %ymm1
	vmovdqa	%ymm1, 384(%rsp)
	vmovd	%r8d, %xmm2
	movl	$0, %edx
	cmovlq	%rdx, %rdi
	vmovdqa	%ymm14, %ymm12
	vpbroadcastd	%xmm2, %ymm1
	vmovdqa	%ymm1, 576(%rsp)
	addq	%r13, %rdi
	movslq	%r11d, %r11
	movslq	%ecx, %r8
	vmovdqa	%ymm7, %ymm14
	vmovdqa	%ymm8, %ymm7
	vpbroadcastb	.LCPI4_21(%rip), %ymm8
	vmovdqa	.LCPI4_8(%rip), %ymm11
	vmovdqa	%ymm3, %ymm1
	.p2align	4
.LBB4_53:
	vshufps	$221, %ymm0, %ymm5, %ymm2
	vshufps	$221, %ymm15, %ymm7, %ymm4
	vpminsd	288(%rsp), %ymm4, %ymm4
	vpminsd	96(%rsp), %ymm2, %ymm2
	vpxor	%xmm3, %xmm3, %xmm3
	vpmaxsd	%ymm3, %ymm2, %ymm2
	vpmaxsd	%ymm3, %ymm4, %ymm4
	vmovdqa	%ymm15, %ymm3
	vmovdqa	%ymm0, %ymm15
	vmovdqa	%ymm5, %ymm0
	vpsrld	$8, %ymm2, %ymm5
	vpminsd	352(%rsp), %ymm5, %ymm5
	vpsrld	$8, %ymm4, %ymm6
	vpminsd	384(%rsp), %ymm6, %ymm6
	vpslld	$8, %ymm5, %ymm9
	vpsubd	%ymm9, %ymm2, %ymm2
	vpslld	$8, %ymm6, %ymm9
	vpmulld	576(%rsp), %ymm6, %ymm6
	vpaddd	%ymm5, %ymm6, %ymm5
	vpsubd	%ymm9, %ymm4, %ymm4
	vmovdqa	%ymm5, (%rsp)
	vpmaddwd	%ymm4, %ymm2, %ymm5
	vpaddd	%ymm5, %ymm14, %ymm5
	vpsrld	$8, %ymm5, %ymm5
	vpsubd	%ymm5, %ymm2, %ymm6
	movl	16(%rsp), %eax
	vpsubd	%ymm5, %ymm4, %ymm9
	vmovsd	(%r13,%rax,4), %xmm4
	vmovhps	(%rdi,%rax,4), %xmm4, %xmm4
	movl	(%rsp), %eax
	vpaddd	%ymm2, %ymm9, %ymm10
	vmovsd	(%r13,%rax,4), %xmm2
	vmovhps	(%rdi,%rax,4), %xmm2, %xmm13
	movl	20(%rsp), %eax
	vpackusdw	%ymm5, %ymm9, %ymm2
	vmovsd	(%r13,%rax,4), %xmm5
	vmovhps	(%rdi,%rax,4), %xmm5, %xmm5
	movl	4(%rsp), %eax
	vpsubd	%ymm10, %ymm1, %ymm9
	vmovsd	(%r13,%rax,4), %xmm10
	vmovhps	(%rdi,%rax,4), %xmm10, %xmm10
	movl	24(%rsp), %eax
	vpackusdw	%ymm6, %ymm9, %ymm6
	vmovsd	(%r13,%rax,4), %xmm9
	vmovhps	(%rdi,%rax,4), %xmm9, %xmm9
	movl	8(%rsp), %eax
	vinserti128	$1, %xmm4, %ymm13, %ymm4
	vmovsd	(%r13,%rax,4), %xmm13
	vmovhps	(%rdi,%rax,4), %xmm13, %xmm13
	movl	28(%rsp), %eax
	vinserti128	$1, %xmm5, %ymm10, %ymm5
	vmovsd	(%r13,%rax,4), %xmm10
	vmovhps	(%rdi,%rax,4), %xmm10, %xmm10
	movl	12(%rsp), %eax
	vinserti128	$1, %xmm9, %ymm13, %ymm9
	vmovsd	(%r13,%rax,4), %xmm13
	vmovhps	(%rdi,%rax,4), %xmm13, %xmm13
	vinserti128	$1, %xmm10, %ymm13, %ymm10
	vpackuswb	%ymm2, %ymm6, %ymm2
	vpshufb	.LCPI4_6(%rip), %ymm2, %ymm6
	vpshufb	%ymm11, %ymm4, %ymm4
	vpxor	%ymm4, %ymm8, %ymm4
	vpmaddubsw	%ymm4, %ymm6, %ymm4
	vpshufb	.LCPI4_9(%rip), %ymm2, %ymm6
	vpshufb	%ymm11, %ymm5, %ymm5
	vpxor	%ymm5, %ymm8, %ymm5
	vpmaddubsw	%ymm5, %ymm6, %ymm5
	vpshufb	.LCPI4_10(%rip), %ymm2, %ymm6
	vpshufb	%ymm11, %ymm9, %ymm9
	vpxor	%ymm8, %ymm9, %ymm9
	vpmaddubsw	%ymm9, %ymm6, %ymm6
	vpshufb	.LCPI4_11(%rip), %ymm2, %ymm2
	vpshufb	%ymm11, %ymm10, %ymm9
	vmovdqa	480(%rsp), %ymm10
	vpxor	%ymm8, %ymm9, %ymm9
	vpmaddubsw	%ymm9, %ymm2, %ymm2
	vpunpcklqdq	%ymm5, %ymm4, %ymm9
	vpunpckhqdq	%ymm5, %ymm4, %ymm4
	vpaddw	%ymm4, %ymm9, %ymm4
	vmovdqa	448(%rsp), %ymm9
	vpunpcklqdq	%ymm2, %ymm6, %ymm5
	vpunpckhqdq	%ymm2, %ymm6, %ymm2
	vpaddw	%ymm5, %ymm2, %ymm2
	vmovdqa	%ymm0, %ymm5
	vpsubw	%ymm4, %ymm12, %ymm4
	vpsrlw	$8, %ymm4, %ymm4
	vpsubw	%ymm2, %ymm12, %ymm2
	vpsrlw	$8, %ymm2, %ymm2
	vpackuswb	%ymm2, %ymm4, %ymm2
	movq	%r11, %rax
	vmovdqu	%ymm2, (%r12,%r11,4)
	vpaddq	%ymm5, %ymm10, %ymm5
	vpaddq	%ymm10, %ymm15, %ymm0
	vpaddq	%ymm7, %ymm9, %ymm7
	vpaddq	%ymm3, %ymm9, %ymm15
	addq	$8, %r11
	addq	$16, %rax
	cmpq	%r8, %rax
	jle	.LBB4_53
	vmovdqa	%ymm7, %ymm8
	vmovdqa	%ymm1, %ymm3
	vmovdqa	%ymm14, %ymm7
	vpbroadcastb	.LCPI4_23(%rip), %ymm14
.LBB4_55:
	vmovdqa	224(%rsp), %ymm4
	vmovdqa	192(%rsp), %ymm13
.LBB4_56:
	movl	%ecx, %r8d
	subl	%r11d, %r8d
	jle	.LBB4_7
	movq	72(%rsp), %rsi
	movq	8(%rsi), %rdi
	vmovaps	%ymm5, 192(%rsp)
	vshufps	$221, %ymm0, %ymm5, %ymm2
	vmovdqa	%ymm7, %ymm11
	vmovdqa	%ymm8, %ymm7
	vshufps	$221, %ymm15, %ymm8, %ymm1
	movl	%edi, %eax
	leal	-2(%rdi), %edx
	movq	%rdi, %r10
	shrq	$32, %r10
	shll	$8, %eax
	addl	$-256, %eax
	vmovd	%eax, %xmm4
	vpbroadcastd	%xmm4, %ymm4
	vpminsd	%ymm4, %ymm2, %ymm2
	vpxor	%xmm10, %xmm10, %xmm10
	vpmaxsd	%ymm10, %ymm2, %ymm2
	movl	%r10d, %eax
	shll	$8, %eax
	addl	$-256, %eax
	vmovd	%eax, %xmm4
	vpbroadcastd	%xmm4, %ymm4
	vpminsd	%ymm4, %ymm1, %ymm1
	vpmaxsd	%ymm10, %ymm1, %ymm4
	vpsrld	$8, %ymm2, %ymm1
	vmovd	%edx, %xmm5
	xorl	%edx, %edx
	vpbroadcastd	%xmm5, %ymm5
	vpminsd	%ymm5, %ymm1, %ymm1
	cmpl	$3, %r10d
	movl	$2, %eax
	cmovgel	%r10d, %eax
	vpsrld	$8, %ymm4, %ymm5
	addl	$-2, %eax
	vmovd	%eax, %xmm6
	vpbroadcastd	%xmm6, %ymm6
	vpminsd	%ymm6, %ymm5, %ymm5
	vpslld	$8, %ymm1, %ymm6
	vpsubd	%ymm6, %ymm2, %ymm2
	vpslld	$8, %ymm5, %ymm6
	vpsubd	%ymm6, %ymm4, %ymm4
	vmovd	%edi, %xmm6
	vpbroadcastd	%xmm6, %ymm6
	vpmulld	%ymm6, %ymm5, %ymm5
	movslq	%edi, %rdi
	movq	(%rsi), %r9
	vpaddd	%ymm1, %ymm5, %ymm1
	vmovdqa	%ymm1, (%rsp)
	vpmaddwd	%ymm4, %ymm2, %ymm1
	vpaddd	%ymm1, %ymm11, %ymm1
	vpsrld	$8, %ymm1, %ymm1
	vpsubd	%ymm1, %ymm2, %ymm5
	vpsubd	%ymm1, %ymm4, %ymm4
	vpaddd	%ymm4, %ymm2, %ymm2
	vpsubd	%ymm2, %ymm3, %ymm2
	vpackusdw	%ymm5, %ymm2, %ymm2
	vpackusdw	%ymm1, %ymm4, %ymm1
	vpackuswb	%ymm1, %ymm2, %ymm1
	shlq	$2, %rdi
	cmpl	$2, %r10d
	cmovlq	%rdx, %rdi
	addq	%r9, %rdi
	vpshufb	.LCPI4_6(%rip), %ymm1, %ymm2
	movl	16(%rsp), %eax
	vmovsd	(%r9,%rax,4), %xmm4
	vmovhps	(%rdi,%rax,4), %xmm4, %xmm4
	movl	(%rsp), %eax
	vmovsd	(%r9,%rax,4), %xmm5
	vmovhps	(%rdi,%rax,4), %xmm5, %xmm5
	vinserti128	$1, %xmm4, %ymm5, %ymm4
	vmovdqa	.LCPI4_8(%rip), %ymm12
	vpshufb	%ymm12, %ymm4, %ymm4
	vpbroadcastb	.LCPI4_21(%rip), %ymm11
	vpxor	%ymm4, %ymm11, %ymm4
	vpmaddubsw	%ymm4, %ymm2, %ymm2
	vpshufb	.LCPI4_9(%rip), %ymm1, %ymm4
	movl	20(%rsp), %eax
	vmovsd	(%r9,%rax,4), %xmm5
	vmovhps	(%rdi,%rax,4), %xmm5, %xmm5
	movl	4(%rsp), %eax
	vmovsd	(%r9,%rax,4), %xmm6
	vmovhps	(%rdi,%rax,4), %xmm6, %xmm6
	vinserti128	$1, %xmm5, %ymm6, %ymm5
	vpshufb	%ymm12, %ymm5, %ymm5
	vpxor	%ymm5, %ymm11, %ymm5
	vpmaddubsw	%ymm5, %ymm4, %ymm4
	vpshufb	.LCPI4_10(%rip), %ymm1, %ymm5
	movl	24(%rsp), %eax
	vmovsd	(%r9,%rax,4), %xmm6
	vmovhps	(%rdi,%rax,4), %xmm6, %xmm6
	movl	8(%rsp), %eax
	vmovsd	(%r9,%rax,4), %xmm8
	vmovhps	(%rdi,%rax,4), %xmm8, %xmm8
	vinserti128	$1, %xmm6, %ymm8, %ymm6
	vpshufb	%ymm12, %ymm6, %ymm6
	vpxor	%ymm6, %ymm11, %ymm6
	vpmaddubsw	%ymm6, %ymm5, %ymm5
	movl	28(%rsp), %eax
	vmovsd	(%r9,%rax,4), %xmm6
	vmovhps	(%rdi,%rax,4), %xmm6, %xmm6
	movl	12(%rsp), %eax
	vmovsd	(%r9,%rax,4), %xmm8
	vmovhps	(%rdi,%rax,4), %xmm8, %xmm8
	vinserti128	$1, %xmm6, %ymm8, %ymm6
	vpshufb	.LCPI4_11(%rip), %ymm1, %ymm1
	vpshufb	%ymm12, %ymm6, %ymm6
	vpxor	%ymm6, %ymm11, %ymm6
	vpmaddubsw	%ymm6, %ymm1, %ymm1
	vpunpcklqdq	%ymm4, %ymm2, %ymm6
	vpunpckhqdq	%ymm4, %ymm2, %ymm2
	vpaddw	%ymm6, %ymm2, %ymm2
	vpunpcklqdq	%ymm1, %ymm5, %ymm4
	vpunpckhqdq	%ymm1, %ymm5, %ymm1
	vpaddw	%ymm4, %ymm1, %ymm1
	vpbroadcastw	.LCPI4_22(%rip), %ymm3
	vpsubw	%ymm2, %ymm3, %ymm2
	vpsrlw	$8, %ymm2, %ymm2
	vpsubw	%ymm1, %ymm3, %ymm1
	vpsrlw	$8, %ymm1, %ymm1
	vpmullw	%ymm2, %ymm13, %ymm2
	vpbroadcastw	.LCPI4_24(%rip), %ymm3
	vpaddw	%ymm3, %ymm2, %ymm2
	vpmulhuw	%ymm2, %ymm14, %ymm2
	vpmullw	%ymm1, %ymm13, %ymm1
	vpaddw	%ymm3, %ymm1, %ymm1
	vpmulhuw	%ymm1, %ymm14, %ymm1
	movslq	%r11d, %rax
	vmovd	%r8d, %xmm4
	vpbroadcastd	%xmm4, %ymm4
	vpmaxud	.LCPI4_19(%rip), %ymm4, %ymm5
	vpcmpeqd	%ymm5, %ymm4, %ymm4
	vpmaskmovd	(%r12,%rax,4), %ymm4, %ymm4
	vpackuswb	%ymm1, %ymm2, %ymm1
	vpcmpeqd	%ymm2, %ymm2, %ymm2
	vpxor	%ymm2, %ymm1, %ymm2
	vpshufb	.LCPI4_14(%rip), %ymm2, %ymm5
	vpunpcklbw	%ymm10, %ymm4, %ymm6
	vpmullw	%ymm5, %ymm6, %ymm5
	vpshufb	.LCPI4_15(%rip), %ymm2, %ymm2
	vpunpckhbw	%ymm10, %ymm4, %ymm4
	vpmullw	%ymm2, %ymm4, %ymm2
	vpaddw	%ymm3, %ymm5, %ymm4
	vpmulhuw	%ymm4, %ymm14, %ymm4
	vpaddw	%ymm3, %ymm2, %ymm2
	vpmulhuw	%ymm2, %ymm14, %ymm2
	vpackuswb	%ymm2, %ymm4, %ymm2
	vpaddd	%ymm1, %ymm2, %ymm1
	leaq	(%r12,%rax,4), %rdi
	testb	$4, %r8b
	je	.LBB4_59
	vmovdqu	%xmm1, (%rdi)
	vextracti128	$1, %ymm1, %xmm1
	addq	$16, %rdi
.LBB4_59:
	testb	$2, %r8b
	vmovdqa	192(%rsp), %ymm5
	vmovdqa	%ymm7, %ymm8
	vmovdqa	480(%rsp), %ymm10
	vmovdqa	224(%rsp), %ymm4
	je	.LBB4_61
	vmovq	%xmm1, (%rdi)
	vpshufd	$238, %xmm1, %xmm1
	addq	$8, %rdi
.LBB4_61:
	vpaddq	%ymm5, %ymm10, %ymm5
	vpaddq	%ymm0, %ymm10, %ymm0
	vpaddq	%ymm9, %ymm8, %ymm8
	vpaddq	%ymm9, %ymm15, %ymm15
	testb	$1, %r8b
	je	.LBB4_7
	vmovd	%xmm1, (%rdi)
	jmp	.LBB4_7
.LBB4_63:
	movq	624(%rsp), %rax
	addl	%r9d, %eax
	movl	632(%rsp), %ecx
	subl	%eax, %ecx
	vmovd	%r8d, %xmm2
	vpbroadcastd	%xmm2, %ymm2
	vpcmpgtd	.LCPI4_20(%rip), %ymm2, %ymm2
	vpand	%ymm2, %ymm1, %ymm1
	cmpl	$8, %ecx
	jge	.LBB4_8
	testl	%r8d, %r8d
	vmovdqa	%ymm15, %ymm5
	vmovdqa	192(%rsp), %ymm8
	vmovdqa	%ymm3, %ymm15
	vmovdqa	480(%rsp), %ymm10
	movq	88(%rsp), %r15
	jle	.LBB4_9
	vpmaskmovd	(%rdi), %ymm2, %ymm2
	movl	%r8d, %ecx
	vpcmpeqd	%ymm3, %ymm3, %ymm3
	vpxor	%ymm3, %ymm1, %ymm4
	vpshufb	%ymm11, %ymm4, %ymm6
	vpshufb	%ymm12, %ymm4, %ymm4
	vpxor	%xmm10, %xmm10, %xmm10
	vpunpcklbw	%ymm10, %ymm2, %ymm8
	vpmullw	%ymm6, %ymm8, %ymm6
	vpbroadcastw	.LCPI4_24(%rip), %ymm3
	vpaddw	%ymm3, %ymm6, %ymm6
	vpmulhuw	%ymm6, %ymm14, %ymm6
	vpunpckhbw	%ymm10, %ymm2, %ymm2
	vpmullw	%ymm4, %ymm2, %ymm2
	vpaddw	%ymm3, %ymm2, %ymm2
	vpmulhuw	%ymm2, %ymm14, %ymm2
	vpackuswb	%ymm2, %ymm6, %ymm2
	vpaddd	%ymm1, %ymm2, %ymm1
	testb	$4, %cl
	je	.LBB4_67
	vmovdqu	%xmm1, (%rdi)
	vextracti128	$1, %ymm1, %xmm1
	addq	$16, %rdi
.LBB4_67:
	testb	$2, %cl
	vmovdqa	192(%rsp), %ymm8
	vmovdqa	480(%rsp), %ymm10
	je	.LBB4_69
	vmovq	%xmm1, (%rdi)
	vpshufd	$238, %xmm1, %xmm1
	addq	$8, %rdi
.LBB4_69:
	testb	$1, %cl
	je	.LBB4_9
	vmovd	%xmm1, (%rdi)
	jmp	.LBB4_9
	.p2align	4
.LBB4_71:
	cmpl	320(%rsp), %r11d
	movq	80(%rsp), %rdi
	vmovdqa	544(%rsp), %ymm3
	vmovdqa	160(%rsp), %ymm7
	jge	.LBB4_3
	vextracti128	$1, %ymm13, %xmm1
	vpextrd	$3, %xmm1, %ecx
	movl	%ecx, %eax
	negl	%eax
	cmovsl	%ecx, %eax
	cmpl	$258, %eax
	jb	.LBB4_3
	cmpl	$131072, %eax
	movl	$131072, %ecx
	cmovael	%ecx, %eax
	movl	%eax, %ecx
	shll	$8, %ecx
	subl	%eax, %ecx
	addl	$65536, %ecx
	shrl	$17, %ecx
	movq	72(%rsp), %rax
	imull	68(%rax), %ecx
	leal	128(%rcx), %eax
	shrl	$8, %eax
	addl	%ecx, %eax
	addl	$128, %eax
	movl	%eax, %ecx
	shrl	$8, %ecx
	vmovd	%ecx, %xmm1
	vpbroadcastw	%xmm1, %ymm1
	vmovdqa	%ymm1, 192(%rsp)
	cmpl	$65279, %eax
	ja	.LBB4_82
	movq	72(%rsp), %rax
	movq	(%rax), %rcx
	movq	8(%rax), %r8
	movq	%r8, %rdi
	shrq	$32, %rdi
	cmpl	$2, %edi
	movq	56(%rsp), %rsi
	movq	64(%rsp), %r14
	jl	.LBB4_91
	movq	%r8, %r10
	shlq	$32, %r10
	movabsq	$-4294967296, %rax
	leaq	(%r10,%rax), %rdx
	movslq	%r11d, %rax
	movq	%rsi, %rbx
	imulq	%rax, %rbx
	addq	%r14, %rbx
	cmpq	%rdx, %rbx
	jae	.LBB4_100
	imulq	264(%rsp), %rsi
	addq	%rsi, %r14
	cmpq	%rdx, %r14
	jae	.LBB4_100
	movq	%r8, %rdx
	movabsq	$-4294967296, %r14
	andq	%r14, %rdx
	addq	%r14, %rdx
	imulq	%r15, %rax
	movq	152(%rsp), %r14
	addq	%r14, %rax
	cmpq	%rdx, %rax
	jae	.LBB4_100
	imulq	264(%rsp), %r15
	addq	%r15, %r14
	cmpq	%rdx, %r14
	jae	.LBB4_100
	vmovaps	%ymm8, %ymm7
	leal	16(%r9), %eax
	cmpl	320(%rsp), %eax
	movl	$0, %edx
	jg	.LBB4_101
	vmovd	%r8d, %xmm1
	vpbroadcastd	%xmm1, %ymm1
	vmovdqa	%ymm1, 96(%rsp)
	sarq	$30, %r10
	addq	%rcx, %r10
	cltq
	addl	$8, %r9d
	movl	%r9d, %r11d
	.p2align	4
.LBB4_81:
	vshufps	$221, %ymm15, %ymm7, %ymm1
	vshufps	$221, %ymm0, %ymm5, %ymm2
	vpsrad	$8, %ymm2, %ymm4
	vmovdqa	%ymm0, %ymm13
	vmovdqa	%ymm5, %ymm0
	vpsrad	$8, %ymm1, %ymm5
	vpmulld	96(%rsp), %ymm5, %ymm5
	vpaddd	%ymm4, %ymm5, %ymm4
	vpbroadcastd	.LCPI4_18(%rip), %ymm5
	vpand	%ymm5, %ymm2, %ymm6
	vpand	%ymm5, %ymm1, %ymm1
	vmovdqa	%ymm4, (%rsp)
	vpmaddwd	%ymm1, %ymm6, %ymm2
	vpaddd	160(%rsp), %ymm2, %ymm2
	vpsrld	$8, %ymm2, %ymm5
	vpsubd	%ymm5, %ymm6, %ymm2
	movl	16(%rsp), %edx
	vpsubd	%ymm5, %ymm1, %ymm1
	vmovsd	(%rcx,%rdx,4), %xmm4
	vmovhps	(%r10,%rdx,4), %xmm4, %xmm4
	movl	(%rsp), %edx
	vpaddd	%ymm6, %ymm1, %ymm6
	vmovsd	(%rcx,%rdx,4), %xmm9
	vmovhps	(%r10,%rdx,4), %xmm9, %xmm9
	movl	20(%rsp), %edx
	vpackusdw	%ymm5, %ymm1, %ymm1
	vmovsd	(%rcx,%rdx,4), %xmm5
	vmovhps	(%r10,%rdx,4), %xmm5, %xmm5
	movl	4(%rsp), %edx
	vpsubd	%ymm6, %ymm3, %ymm6
	vmovsd	(%rcx,%rdx,4), %xmm10
	vmovhps	(%r10,%rdx,4), %xmm10, %xmm10
	movl	24(%rsp), %edx
	vpackusdw	%ymm2, %ymm6, %ymm2
	vmovsd	(%rcx,%rdx,4), %xmm6
	vmovhps	(%r10,%rdx,4), %xmm6, %xmm6
	movl	8(%rsp), %edx
	vinserti128	$1, %xmm4, %ymm9, %ymm4
	vmovsd	(%rcx,%rdx,4), %xmm9
	vmovhps	(%r10,%rdx,4), %xmm9, %xmm9
	movl	28(%rsp), %edx
	vinserti128	$1, %xmm5, %ymm10, %ymm5
	vmovsd	(%rcx,%rdx,4), %xmm10
	vmovhps	(%r10,%rdx,4), %xmm10, %xmm10
	movl	12(%rsp), %edx
	vinserti128	$1, %xmm6, %ymm9, %ymm6
	vmovsd	(%rcx,%rdx,4), %xmm9
	vmovhps	(%r10,%rdx,4), %xmm9, %xmm9
	xorl	%edx, %edx
	vinserti128	$1, %xmm10, %ymm9, %ymm9
	vmovdqa	480(%rsp), %ymm8
	vpackuswb	%ymm1, %ymm2, %ymm1
	vpshufb	.LCPI4_6(%rip), %ymm1, %ymm2
	vmovdqa	.LCPI4_8(%rip), %ymm12
	vpshufb	%ymm12, %ymm4, %ymm4
	vpbroadcastb	.LCPI4_21(%rip), %ymm11
	vpxor	%ymm4, %ymm11, %ymm4
	vpmaddubsw	%ymm4, %ymm2, %ymm2
	vpshufb	.LCPI4_9(%rip), %ymm1, %ymm4
	vpshufb	%ymm12, %ymm5, %ymm5
	vpxor	%ymm5, %ymm11, %ymm5
	vpmaddubsw	%ymm5, %ymm4, %ymm4
	vpshufb	.LCPI4_10(%rip), %ymm1, %ymm5
	vpshufb	%ymm12, %ymm6, %ymm6
	vpxor	%ymm6, %ymm11, %ymm6
	vpmaddubsw	%ymm6, %ymm5, %ymm5
	vpshufb	.LCPI4_11(%rip), %ymm1, %ymm1
	vpshufb	%ymm12, %ymm9, %ymm6
	vmovdqa	.LCPI4_15(%rip), %ymm12
	vmovdqa	448(%rsp), %ymm9
	vpxor	%ymm6, %ymm11, %ymm6
	vmovdqa	.LCPI4_14(%rip), %ymm11
	vpmaddubsw	%ymm6, %ymm1, %ymm1
	vpunpcklqdq	%ymm4, %ymm2, %ymm6
	vpunpckhqdq	%ymm4, %ymm2, %ymm2
	vpaddw	%ymm6, %ymm2, %ymm2
	vpunpcklqdq	%ymm1, %ymm5, %ymm4
	vpunpckhqdq	%ymm1, %ymm5, %ymm1
	vpaddw	%ymm4, %ymm1, %ymm1
	vpbroadcastw	.LCPI4_22(%rip), %ymm3
	vpsubw	%ymm2, %ymm3, %ymm2
	vpsrlw	$8, %ymm2, %ymm2
	vpsubw	%ymm1, %ymm3, %ymm1
	vpsrlw	$8, %ymm1, %ymm1
	movslq	%r11d, %r11
	vmovdqa	192(%rsp), %ymm4
	vpmullw	%ymm2, %ymm4, %ymm2
	vpbroadcastw	.LCPI4_24(%rip), %ymm3
	vpaddw	%ymm3, %ymm2, %ymm2
	vpmullw	%ymm1, %ymm4, %ymm1
	vpaddw	%ymm3, %ymm1, %ymm1
	vpmulhuw	%ymm2, %ymm14, %ymm2
	vpmulhuw	%ymm1, %ymm14, %ymm1
	vpackuswb	%ymm1, %ymm2, %ymm1
	vmovdqu	(%r12,%r11,4), %ymm2
	vpcmpeqd	%ymm4, %ymm4, %ymm4
	vpxor	%ymm4, %ymm1, %ymm4
	vpshufb	%ymm11, %ymm4, %ymm5
	vpxor	%xmm10, %xmm10, %xmm10
	vpunpcklbw	%ymm10, %ymm2, %ymm6
	vpmullw	%ymm5, %ymm6, %ymm5
	vpshufb	%ymm12, %ymm4, %ymm4
	vpunpckhbw	%ymm10, %ymm2, %ymm2
	vpmullw	%ymm4, %ymm2, %ymm2
	vpaddw	%ymm3, %ymm5, %ymm4
	vpmulhuw	%ymm4, %ymm14, %ymm4
	vpaddw	%ymm3, %ymm2, %ymm2
	vmovdqa	544(%rsp), %ymm3
	vpmulhuw	%ymm2, %ymm14, %ymm2
	vpackuswb	%ymm2, %ymm4, %ymm2
	vpaddd	%ymm1, %ymm2, %ymm1
	vmovdqu	%ymm1, (%r12,%r11,4)
	vpaddq	%ymm0, %ymm8, %ymm5
	vpaddq	%ymm8, %ymm13, %ymm0
	vpaddq	%ymm7, %ymm9, %ymm7
	vpaddq	%ymm9, %ymm15, %ymm15
	addq	$8, %rax
	addl	$8, %r11d
	cmpq	320(%rsp), %rax
	jle	.LBB4_81
	jmp	.LBB4_101
.LBB4_82:
	movq	72(%rsp), %rax
	movq	(%rax), %rcx
	movq	8(%rax), %r8
	movq	%r8, %rdi
	shrq	$32, %rdi
	cmpb	$1, 72(%rax)
	movq	56(%rsp), %rsi
	movq	64(%rsp), %r14
	jne	.LBB4_92
	cmpl	$2, %edi
	jl	.LBB4_113
	movq	%r8, %r10
	shlq	$32, %r10
	movabsq	$-4294967296, %rax
	leaq	(%r10,%rax), %rdx
	movslq	%r11d, %rax
	movq	%rsi, %rbx
	imulq	%rax, %rbx
	addq	%r14, %rbx
	cmpq	%rdx, %rbx
	jae	.LBB4_112
	imulq	264(%rsp), %rsi
	addq	%rsi, %r14
	cmpq	%rdx, %r14
	jae	.LBB4_112
	movq	%r8, %rdx
	movabsq	$-4294967296, %r14
	andq	%r14, %rdx
	addq	%r14, %rdx
	imulq	%r15, %rax
	movq	152(%rsp), %r14
	addq	%r14, %rax
	cmpq	%rdx, %rax
	jae	.LBB4_112
	imulq	264(%rsp), %r15
	addq	%r15, %r14
	cmpq	%rdx, %r14
	jae	.LBB4_112
	leal	16(%r9), %eax
	cmpl	320(%rsp), %eax
	movl	$0, %edx
	jg	.LBB4_113
	vmovd	%r8d, %xmm1
	vpbroadcastd	%xmm1, %ymm1
	sarq	$30, %r10
	addq	%rcx, %r10
	cltq
	addl	$8, %r9d
	movl	%r9d, %r11d
.LBB4_90:
	vshufps	$221, %ymm15, %ymm8, %ymm2
	vshufps	$221, %ymm0, %ymm5, %ymm4
	vmovdqa	%ymm0, %ymm13
	vmovdqa	%ymm5, %ymm0
	vpsrad	$8, %ymm4, %ymm5
	vpsrad	$8, %ymm2, %ymm6
	vpmulld	%ymm1, %ymm6, %ymm6
	vpaddd	%ymm5, %ymm6, %ymm5
	vpbroadcastd	.LCPI4_18(%rip), %ymm6
	vmovdqa	%ymm8, %ymm7
	vpand	%ymm6, %ymm4, %ymm8
	vpand	%ymm6, %ymm2, %ymm2
	vmovdqa	%ymm5, (%rsp)
	vpmaddwd	%ymm2, %ymm8, %ymm4
	vpaddd	160(%rsp), %ymm4, %ymm4
	vpsrld	$8, %ymm4, %ymm5
	vpsubd	%ymm5, %ymm8, %ymm6
	movl	16(%rsp), %edx
	vpsubd	%ymm5, %ymm2, %ymm2
	vmovsd	(%rcx,%rdx,4), %xmm4
	vmovhps	(%r10,%rdx,4), %xmm4, %xmm4
	movl	(%rsp), %edx
	vpaddd	%ymm2, %ymm8, %ymm8
	vmovsd	(%rcx,%rdx,4), %xmm9
	vmovhps	(%r10,%rdx,4), %xmm9, %xmm9
	movl	20(%rsp), %edx
	vpackusdw	%ymm5, %ymm2, %ymm2
	vmovsd	(%rcx,%rdx,4), %xmm5
	vmovhps	(%r10,%rdx,4), %xmm5, %xmm5
	movl	4(%rsp), %edx
	vpsubd	%ymm8, %ymm3, %ymm8
	vmovsd	(%rcx,%rdx,4), %xmm10
	vmovhps	(%r10,%rdx,4), %xmm10, %xmm10
	movl	24(%rsp), %edx
	vpackusdw	%ymm6, %ymm8, %ymm6
	vmovsd	(%rcx,%rdx,4), %xmm8
	vmovhps	(%r10,%rdx,4), %xmm8, %xmm8
	movl	8(%rsp), %edx
	vinserti128	$1, %xmm4, %ymm9, %ymm4
	vmovsd	(%rcx,%rdx,4), %xmm9
	vmovhps	(%r10,%rdx,4), %xmm9, %xmm9
	movl	28(%rsp), %edx
	vinserti128	$1, %xmm5, %ymm10, %ymm5
	vmovsd	(%rcx,%rdx,4), %xmm10
	vmovhps	(%r10,%rdx,4), %xmm10, %xmm10
	movl	12(%rsp), %edx
	vinserti128	$1, %xmm8, %ymm9, %ymm8
	vmovsd	(%rcx,%rdx,4), %xmm9
	vmovhps	(%r10,%rdx,4), %xmm9, %xmm9
	xorl	%edx, %edx
	vinserti128	$1, %xmm10, %ymm9, %ymm9
	vmovdqa	480(%rsp), %ymm10
	vpackuswb	%ymm2, %ymm6, %ymm2
	vpshufb	.LCPI4_6(%rip), %ymm2, %ymm6
	vmovdqa	.LCPI4_8(%rip), %ymm12
	vpshufb	%ymm12, %ymm4, %ymm4
	vpbroadcastb	.LCPI4_21(%rip), %ymm11
	vpxor	%ymm4, %ymm11, %ymm4
	vpmaddubsw	%ymm4, %ymm6, %ymm4
	vpshufb	.LCPI4_9(%rip), %ymm2, %ymm6
	vpshufb	%ymm12, %ymm5, %ymm5
	vpxor	%ymm5, %ymm11, %ymm5
	vpmaddubsw	%ymm5, %ymm6, %ymm5
	vpshufb	.LCPI4_10(%rip), %ymm2, %ymm6
	vpshufb	%ymm12, %ymm8, %ymm8
	vpxor	%ymm11, %ymm8, %ymm8
	vpmaddubsw	%ymm8, %ymm6, %ymm6
	vpshufb	.LCPI4_11(%rip), %ymm2, %ymm2
	vpshufb	%ymm12, %ymm9, %ymm8
	vmovdqa	.LCPI4_15(%rip), %ymm12
	vmovdqa	448(%rsp), %ymm9
	vpxor	%ymm11, %ymm8, %ymm8
	vmovdqa	.LCPI4_14(%rip), %ymm11
	vpmaddubsw	%ymm8, %ymm2, %ymm2
	vpunpcklqdq	%ymm5, %ymm4, %ymm8
	vpunpckhqdq	%ymm5, %ymm4, %ymm4
	vpaddw	%ymm4, %ymm8, %ymm4
	vpunpcklqdq	%ymm2, %ymm6, %ymm5
	vpunpckhqdq	%ymm2, %ymm6, %ymm2
	vpaddw	%ymm5, %ymm2, %ymm2
	vpbroadcastw	.LCPI4_22(%rip), %ymm6
	vpsubw	%ymm4, %ymm6, %ymm4
	vpsrlw	$8, %ymm4, %ymm4
	vpsubw	%ymm2, %ymm6, %ymm2
	vpsrlw	$8, %ymm2, %ymm2
	vpackuswb	%ymm2, %ymm4, %ymm2
	movslq	%r11d, %r11
	vmovdqu	%ymm2, (%r12,%r11,4)
	vpaddq	%ymm0, %ymm10, %ymm5
	vpaddq	%ymm10, %ymm13, %ymm0
	vpaddq	%ymm7, %ymm9, %ymm8
	vpaddq	%ymm9, %ymm15, %ymm15
	addq	$8, %rax
	addl	$8, %r11d
	cmpq	320(%rsp), %rax
	jle	.LBB4_90
	jmp	.LBB4_113
.LBB4_91:
	vmovdqa	%ymm8, %ymm7
	jmp	.LBB4_101
.LBB4_92:
	cmpl	$2, %edi
	jl	.LBB4_119
	movq	%r8, %r10
	shlq	$32, %r10
	movabsq	$-4294967296, %rax
	leaq	(%r10,%rax), %rdx
	movslq	%r11d, %rax
	movq	%rsi, %rbx
	imulq	%rax, %rbx
	addq	%r14, %rbx
	cmpq	%rdx, %rbx
	jae	.LBB4_118
	imulq	264(%rsp), %rsi
	addq	%rsi, %r14
	cmpq	%rdx, %r14
	jae	.LBB4_118
	movq	%r8, %rdx
	movabsq	$-4294967296, %r14
	andq	%r14, %rdx
	addq	%r14, %rdx
	imulq	%r15, %rax
	movq	152(%rsp), %r14
	addq	%r14, %rax
	cmpq	%rdx, %rax
	jae	.LBB4_118
	imulq	264(%rsp), %r15
	addq	%r15, %r14
	cmpq	%rdx, %r14
	jae	.LBB4_118
	leal	16(%r9), %eax
	cmpl	320(%rsp), %eax
	movl	$0, %edx
	jg	.LBB4_119
	vmovd	%r8d, %xmm1
	vpbroadcastd	%xmm1, %ymm1
	sarq	$30, %r10
	addq	%rcx, %r10
	cltq
	addl	$8, %r9d
	movl	%r9d, %r11d
.LBB4_99:
	vshufps	$221, %ymm0, %ymm5, %ymm2
	vshufps	$221, %ymm15, %ymm8, %ymm4
	vmovdqa	%ymm0, %ymm13
	vmovdqa	%ymm5, %ymm0
	vpsrad	$8, %ymm4, %ymm5
	vpsrad	$8, %ymm2, %ymm6
	vpmulld	%ymm1, %ymm5, %ymm5
	vpaddd	%ymm6, %ymm5, %ymm5
	vpbroadcastd	.LCPI4_18(%rip), %ymm6
	vpand	%ymm6, %ymm2, %ymm2
	vmovdqa	%ymm5, (%rsp)
	vpand	%ymm6, %ymm4, %ymm4
	vpmaddwd	%ymm4, %ymm2, %ymm5
	vpaddd	%ymm7, %ymm5, %ymm5
	vpsrld	$8, %ymm5, %ymm5
	vpsubd	%ymm5, %ymm2, %ymm6
	vpsubd	%ymm5, %ymm4, %ymm4
	vpaddd	%ymm2, %ymm4, %ymm2
	vpsubd	%ymm2, %ymm3, %ymm2
	vpackusdw	%ymm6, %ymm2, %ymm2
	vpackusdw	%ymm5, %ymm4, %ymm4
	movl	16(%rsp), %edx
	vmovsd	(%rcx,%rdx,4), %xmm5
	vpackuswb	%ymm4, %ymm2, %ymm2
	vmovhps	(%r10,%rdx,4), %xmm5, %xmm4
	movl	(%rsp), %edx
	vmovsd	(%rcx,%rdx,4), %xmm5
	vpshufb	.LCPI4_6(%rip), %ymm2, %ymm6
	vmovhps	(%r10,%rdx,4), %xmm5, %xmm5
	vinserti128	$1, %xmm4, %ymm5, %ymm4
	vmovdqa	.LCPI4_8(%rip), %ymm12
	vpshufb	%ymm12, %ymm4, %ymm4
	vpbroadcastb	.LCPI4_21(%rip), %ymm11
	vpxor	%ymm4, %ymm11, %ymm4
	vpshufb	.LCPI4_9(%rip), %ymm2, %ymm5
	movl	20(%rsp), %edx
	vmovdqa	%ymm8, %ymm7
	vmovsd	(%rcx,%rdx,4), %xmm8
	vpmaddubsw	%ymm4, %ymm6, %ymm6
	vmovhps	(%r10,%rdx,4), %xmm8, %xmm4
	movl	4(%rsp), %edx
	vmovsd	(%rcx,%rdx,4), %xmm8
	vmovhps	(%r10,%rdx,4), %xmm8, %xmm8
	vinserti128	$1, %xmm4, %ymm8, %ymm4
	vpshufb	%ymm12, %ymm4, %ymm4
	vpxor	%ymm4, %ymm11, %ymm4
	vpmaddubsw	%ymm4, %ymm5, %ymm4
	vpshufb	.LCPI4_10(%rip), %ymm2, %ymm5
	movl	24(%rsp), %edx
	vmovsd	(%rcx,%rdx,4), %xmm8
	vmovhps	(%r10,%rdx,4), %xmm8, %xmm8
	movl	8(%rsp), %edx
	vmovsd	(%rcx,%rdx,4), %xmm9
	vmovhps	(%r10,%rdx,4), %xmm9, %xmm9
	vinserti128	$1, %xmm8, %ymm9, %ymm8
	vpshufb	%ymm12, %ymm8, %ymm8
	vpxor	%ymm11, %ymm8, %ymm8
	movl	28(%rsp), %edx
	vpmaddubsw	%ymm8, %ymm5, %ymm5
	vmovsd	(%rcx,%rdx,4), %xmm8
	vmovhps	(%r10,%rdx,4), %xmm8, %xmm8
	movl	12(%rsp), %edx
	vmovsd	(%rcx,%rdx,4), %xmm9
	vmovhps	(%r10,%rdx,4), %xmm9, %xmm9
	xorl	%edx, %edx
	vinserti128	$1, %xmm8, %ymm9, %ymm8
	vmovdqa	448(%rsp), %ymm9
	vpshufb	%ymm12, %ymm8, %ymm8
	vmovdqa	.LCPI4_15(%rip), %ymm12
	vpshufb	.LCPI4_11(%rip), %ymm2, %ymm2
	vpxor	%ymm11, %ymm8, %ymm8
	vmovdqa	.LCPI4_14(%rip), %ymm11
	vpmaddubsw	%ymm8, %ymm2, %ymm2
	vpunpcklqdq	%ymm4, %ymm6, %ymm8
	vpunpckhqdq	%ymm4, %ymm6, %ymm4
	vpaddw	%ymm4, %ymm8, %ymm4
	vpunpcklqdq	%ymm2, %ymm5, %ymm6
	vpunpckhqdq	%ymm2, %ymm5, %ymm2
	vpaddw	%ymm6, %ymm2, %ymm2
	vpbroadcastw	.LCPI4_22(%rip), %ymm3
	vpsubw	%ymm4, %ymm3, %ymm4
	vpsrlw	$8, %ymm4, %ymm4
	vpsubw	%ymm2, %ymm3, %ymm2
	vpsrlw	$8, %ymm2, %ymm2
	vpackuswb	%ymm2, %ymm4, %ymm2
	movslq	%r11d, %r11
	vmovdqu	(%r12,%r11,4), %ymm4
	vpcmpeqd	%ymm3, %ymm3, %ymm3
	vpxor	%ymm3, %ymm2, %ymm5
	vpshufb	%ymm11, %ymm5, %ymm6
	vpxor	%xmm3, %xmm3, %xmm3
	vpunpcklbw	%ymm3, %ymm4, %ymm8
	vpmullw	%ymm6, %ymm8, %ymm6
	vmovdqa	%ymm7, %ymm8
	vmovdqa	160(%rsp), %ymm7
	vpshufb	%ymm12, %ymm5, %ymm5
	vpunpckhbw	%ymm3, %ymm4, %ymm4
	vpmullw	%ymm5, %ymm4, %ymm4
	vpbroadcastw	.LCPI4_24(%rip), %ymm3
	vpaddw	%ymm3, %ymm6, %ymm5
	vpmulhuw	%ymm5, %ymm14, %ymm5
	vpaddw	%ymm3, %ymm4, %ymm4
	vmovdqa	544(%rsp), %ymm3
	vpmulhuw	%ymm4, %ymm14, %ymm4
	vpackuswb	%ymm4, %ymm5, %ymm4
	vpaddd	%ymm2, %ymm4, %ymm2
	vmovdqu	%ymm2, (%r12,%r11,4)
	vpaddq	%ymm0, %ymm10, %ymm5
	vpaddq	%ymm10, %ymm13, %ymm0
	vpaddq	%ymm9, %ymm8, %ymm8
	vpaddq	%ymm9, %ymm15, %ymm15
	addq	$8, %rax
	addl	$8, %r11d
	cmpq	320(%rsp), %rax
	jle	.LBB4_99
	jmp	.LBB4_119
.LBB4_100:
	vmovdqa	%ymm8, %ymm7
	xorl	%edx, %edx
.LBB4_101:
	leal	8(%r11), %eax
	cmpl	320(%rsp), %eax
	jle	.LBB4_103
	movq	80(%rsp), %rdi
	vmovdqa	%ymm7, %ymm8
	jmp	.LBB4_125
.LBB4_103:
	xorl	%r14d, %r14d
	movl	%r8d, %edx
	shll	$8, %edx
	addl	$-256, %edx
	movl	%edi, %r9d
	shll	$8, %r9d
	addl	$-256, %r9d
	leal	-2(%r8), %r10d
	cmpl	$3, %edi
	movl	$2, %ebx
	cmovgel	%edi, %ebx
	addl	$-2, %ebx
	movslq	%r8d, %r8
	leaq	(,%r8,4), %rax
	cmpl	$2, %edi
	vmovd	%edx, %xmm1
	vpbroadcastd	%xmm1, %ymm1
	vmovdqa	%ymm1, 96(%rsp)
	vmovd	%r9d, %xmm1
	vpbroadcastd	%xmm1, %ymm1
	vmovdqa	%ymm1, 288(%rsp)
	vmovd	%r10d, %xmm1
	vpbroadcastd	%xmm1, %ymm1
	vmovdqa	%ymm1, 352(%rsp)
	vmovd	%ebx, %xmm1
	vpbroadcastd	%xmm1, %ymm1
	vmovdqa	%ymm1, 384(%rsp)
	vmovd	%r8d, %xmm1
	vpbroadcastd	%xmm1, %ymm1
	vmovdqa	%ymm1, 576(%rsp)
	cmovlq	%r14, %rax
	addq	%rcx, %rax
	movslq	%r11d, %r11
	vpbroadcastw	.LCPI4_24(%rip), %ymm12
	.p2align	4
.LBB4_104:
	vshufps	$221, %ymm0, %ymm5, %ymm1
	vshufps	$221, %ymm15, %ymm7, %ymm2
	vpminsd	288(%rsp), %ymm2, %ymm2
	vpminsd	96(%rsp), %ymm1, %ymm1
	vpxor	%xmm8, %xmm8, %xmm8
	vpmaxsd	%ymm8, %ymm1, %ymm1
	vpmaxsd	%ymm8, %ymm2, %ymm2
	vpsrld	$8, %ymm1, %ymm4
	vpminsd	352(%rsp), %ymm4, %ymm4
	vmovdqa	%ymm15, %ymm3
	vmovdqa	%ymm0, %ymm15
	vmovdqa	%ymm5, %ymm0
	vpsrld	$8, %ymm2, %ymm5
	vpminsd	384(%rsp), %ymm5, %ymm5
	vpslld	$8, %ymm4, %ymm6
	vpsubd	%ymm6, %ymm1, %ymm1
	vpslld	$8, %ymm5, %ymm6
	vpmulld	576(%rsp), %ymm5, %ymm5
	vpaddd	%ymm4, %ymm5, %ymm4
	vpsubd	%ymm6, %ymm2, %ymm5
	vmovdqa	%ymm4, (%rsp)
	vpmaddwd	%ymm5, %ymm1, %ymm2
	vpaddd	160(%rsp), %ymm2, %ymm2
	vpsrld	$8, %ymm2, %ymm6
	vpsubd	%ymm6, %ymm1, %ymm2
	movl	16(%rsp), %edx
	vpsubd	%ymm6, %ymm5, %ymm5
	vmovsd	(%rcx,%rdx,4), %xmm4
	vmovhps	(%rax,%rdx,4), %xmm4, %xmm4
	movl	(%rsp), %edx
	vpaddd	%ymm5, %ymm1, %ymm9
	vmovsd	(%rcx,%rdx,4), %xmm1
	vmovhps	(%rax,%rdx,4), %xmm1, %xmm10
	movl	20(%rsp), %edx
	vpackusdw	%ymm6, %ymm5, %ymm1
	vmovsd	(%rcx,%rdx,4), %xmm5
	vmovhps	(%rax,%rdx,4), %xmm5, %xmm5
	movl	4(%rsp), %edx
	vmovdqa	544(%rsp), %ymm6
	vpsubd	%ymm9, %ymm6, %ymm6
	vmovsd	(%rcx,%rdx,4), %xmm9
	vmovhps	(%rax,%rdx,4), %xmm9, %xmm9
	movl	24(%rsp), %edx
	vpackusdw	%ymm2, %ymm6, %ymm2
	vmovsd	(%rcx,%rdx,4), %xmm6
	vmovhps	(%rax,%rdx,4), %xmm6, %xmm6
	movl	8(%rsp), %edx
	vinserti128	$1, %xmm4, %ymm10, %ymm4
	vmovsd	(%rcx,%rdx,4), %xmm10
	vmovhps	(%rax,%rdx,4), %xmm10, %xmm10
	movl	28(%rsp), %edx
	vinserti128	$1, %xmm5, %ymm9, %ymm5
	vmovsd	(%rcx,%rdx,4), %xmm9
	vmovhps	(%rax,%rdx,4), %xmm9, %xmm9
	movl	12(%rsp), %edx
	vinserti128	$1, %xmm6, %ymm10, %ymm6
	vmovsd	(%rcx,%rdx,4), %xmm10
	vmovhps	(%rax,%rdx,4), %xmm10, %xmm10
	vinserti128	$1, %xmm9, %ymm10, %ymm9
	vmovdqa	480(%rsp), %ymm10
	vpackuswb	%ymm1, %ymm2, %ymm1
	vpshufb	.LCPI4_6(%rip), %ymm1, %ymm2
	vmovdqa	.LCPI4_8(%rip), %ymm13
	vpshufb	%ymm13, %ymm4, %ymm4
	vpbroadcastb	.LCPI4_21(%rip), %ymm11
	vpxor	%ymm4, %ymm11, %ymm4
	vpmaddubsw	%ymm4, %ymm2, %ymm2
	vpshufb	.LCPI4_9(%rip), %ymm1, %ymm4
	vpshufb	%ymm13, %ymm5, %ymm5
	vpxor	%ymm5, %ymm11, %ymm5
	vpmaddubsw	%ymm5, %ymm4, %ymm4
	vpshufb	.LCPI4_10(%rip), %ymm1, %ymm5
	vpshufb	%ymm13, %ymm6, %ymm6
	vpxor	%ymm6, %ymm11, %ymm6
	vpmaddubsw	%ymm6, %ymm5, %ymm5
	vpshufb	.LCPI4_11(%rip), %ymm1, %ymm1
	vpshufb	%ymm13, %ymm9, %ymm6
	vmovdqa	448(%rsp), %ymm9
	vpxor	%ymm6, %ymm11, %ymm6
	movq	%r11, %rdi
	vpmaddubsw	%ymm6, %ymm1, %ymm1
	vpunpcklqdq	%ymm4, %ymm2, %ymm6
	vpunpckhqdq	%ymm4, %ymm2, %ymm2
	vpaddw	%ymm6, %ymm2, %ymm2
	vpunpcklqdq	%ymm1, %ymm5, %ymm4
	vpunpckhqdq	%ymm1, %ymm5, %ymm1
	vpaddw	%ymm4, %ymm1, %ymm1
	vpbroadcastw	.LCPI4_22(%rip), %ymm4
	vpsubw	%ymm2, %ymm4, %ymm2
	vpsrlw	$8, %ymm2, %ymm2
	vpsubw	%ymm1, %ymm4, %ymm1
	vpsrlw	$8, %ymm1, %ymm1
	vmovdqa	192(%rsp), %ymm4
	vpmullw	%ymm2, %ymm4, %ymm2
	vpaddw	%ymm2, %ymm12, %ymm2
	vpmullw	%ymm1, %ymm4, %ymm1
	vpaddw	%ymm1, %ymm12, %ymm1
	vpmulhuw	%ymm2, %ymm14, %ymm2
	vpmulhuw	%ymm1, %ymm14, %ymm1
	vpackuswb	%ymm1, %ymm2, %ymm1
	vmovdqu	(%r12,%r11,4), %ymm2
	vpcmpeqd	%ymm4, %ymm4, %ymm4
	vpxor	%ymm4, %ymm1, %ymm4
	vpshufb	.LCPI4_14(%rip), %ymm4, %ymm5
	vpunpcklbw	%ymm8, %ymm2, %ymm6
	vpmullw	%ymm5, %ymm6, %ymm5
	vpshufb	.LCPI4_15(%rip), %ymm4, %ymm4
	vpunpckhbw	%ymm8, %ymm2, %ymm2
	vpmullw	%ymm4, %ymm2, %ymm2
	vpaddw	%ymm5, %ymm12, %ymm4
	vmovdqa	%ymm0, %ymm5
	vpmulhuw	%ymm4, %ymm14, %ymm4
	vpaddw	%ymm2, %ymm12, %ymm2
	vpmulhuw	%ymm2, %ymm14, %ymm2
	vpackuswb	%ymm2, %ymm4, %ymm2
	vpaddd	%ymm1, %ymm2, %ymm1
	vmovdqu	%ymm1, (%r12,%r11,4)
	vpaddq	%ymm5, %ymm10, %ymm5
	vpaddq	%ymm10, %ymm15, %ymm0
	vpaddq	%ymm7, %ymm9, %ymm7
	vpaddq	%ymm3, %ymm9, %ymm15
	addq	$8, %r11
	addq	$16, %rdi
	cmpq	320(%rsp), %rdi
	jle	.LBB4_104
	xorl	%edx, %edx
	vmovdqa	.LCPI4_14(%rip), %ymm11
	movq	80(%rsp), %rdi
	vmovdqa	.LCPI4_15(%rip), %ymm12
	vmovdqa	%ymm7, %ymm8
	jmp	.LBB4_124
.LBB4_112:
	xorl	%edx, %edx
.LBB4_113:
	leal	8(%r11), %eax
	cmpl	320(%rsp), %eax
	jle	.LBB4_115
	movq	80(%rsp), %rdi
	jmp	.LBB4_125
.LBB4_115:
	xorl	%r14d, %r14d
	movl	%r8d, %edx
	shll	$8, %edx
	addl	$-256, %edx
	movl	%edi, %r9d
	shll	$8, %r9d
	addl	$-256, %r9d
	leal	-2(%r8), %r10d
	cmpl	$3, %edi
	movl	$2, %ebx
	cmovgel	%edi, %ebx
	addl	$-2, %ebx
	movslq	%r8d, %r8
	leaq	(,%r8,4), %rax
	cmpl	$2, %edi
	vmovd	%edx, %xmm1
	vpbroadcastd	%xmm1, %ymm1
	vmovdqa	%ymm1, 96(%rsp)
	vmovd	%r9d, %xmm2
	vpbroadcastd	%xmm2, %ymm1
	vmovdqa	%ymm1, 288(%rsp)
	vmovd	%r10d, %xmm2
	vpbroadcastd	%xmm2, %ymm1
	vmovdqa	%ymm1, 352(%rsp)
	vmovd	%ebx, %xmm2
	vpbroadcastd	%xmm2, %ymm1
	vmovdqa	%ymm1, 384(%rsp)
	vmovd	%r8d, %xmm2
	vpbroadcastd	%xmm2, %ymm11
	cmovlq	%r14, %rax
	addq	%rcx, %rax
	movslq	%r11d, %r11
	vpbroadcastb	.LCPI4_21(%rip), %ymm1
	vmovdqa	%ymm8, %ymm7
	vmovdqa	.LCPI4_8(%rip), %ymm8
	vmovdqa	%ymm3, %ymm13
	vpxor	%xmm14, %xmm14, %xmm14
	.p2align	4
.LBB4_116:
	vshufps	$221, %ymm0, %ymm5, %ymm2
	vshufps	$221, %ymm15, %ymm7, %ymm4
	vpminsd	288(%rsp), %ymm4, %ymm4
	vpminsd	96(%rsp), %ymm2, %ymm2
	vpmaxsd	%ymm14, %ymm2, %ymm2
	vpmaxsd	%ymm14, %ymm4, %ymm4
	vmovdqa	%ymm15, %ymm3
	vmovdqa	%ymm0, %ymm15
	vmovdqa	%ymm5, %ymm0
	vpsrld	$8, %ymm2, %ymm5
	vpminsd	352(%rsp), %ymm5, %ymm5
	vpsrld	$8, %ymm4, %ymm6
	vpminsd	384(%rsp), %ymm6, %ymm6
	vpslld	$8, %ymm5, %ymm9
	vpsubd	%ymm9, %ymm2, %ymm2
	vpslld	$8, %ymm6, %ymm9
	vpmulld	%ymm11, %ymm6, %ymm6
	vpaddd	%ymm5, %ymm6, %ymm5
	vpsubd	%ymm9, %ymm4, %ymm4
	vmovdqa	%ymm5, (%rsp)
	vpmaddwd	%ymm4, %ymm2, %ymm5
	vpaddd	160(%rsp), %ymm5, %ymm5
	vpsrld	$8, %ymm5, %ymm5
	vpsubd	%ymm5, %ymm2, %ymm6
	movl	16(%rsp), %edx
	vpsubd	%ymm5, %ymm4, %ymm9
	vmovsd	(%rcx,%rdx,4), %xmm4
	vmovhps	(%rax,%rdx,4), %xmm4, %xmm4
	movl	(%rsp), %edx
	vpaddd	%ymm2, %ymm9, %ymm10
	vmovsd	(%rcx,%rdx,4), %xmm2
	vmovhps	(%rax,%rdx,4), %xmm2, %xmm14
	movl	20(%rsp), %edx
	vpackusdw	%ymm5, %ymm9, %ymm2
	vmovsd	(%rcx,%rdx,4), %xmm5
	vmovhps	(%rax,%rdx,4), %xmm5, %xmm5
	movl	4(%rsp), %edx
	vpsubd	%ymm10, %ymm13, %ymm9
	vmovsd	(%rcx,%rdx,4), %xmm10
	vmovhps	(%rax,%rdx,4), %xmm10, %xmm10
	movl	24(%rsp), %edx
	vpackusdw	%ymm6, %ymm9, %ymm6
	vmovsd	(%rcx,%rdx,4), %xmm9
	vmovhps	(%rax,%rdx,4), %xmm9, %xmm9
	movl	8(%rsp), %edx
	vinserti128	$1, %xmm4, %ymm14, %ymm4
	vmovsd	(%rcx,%rdx,4), %xmm14
	vmovhps	(%rax,%rdx,4), %xmm14, %xmm14
	movl	28(%rsp), %edx
	vinserti128	$1, %xmm5, %ymm10, %ymm5
	vmovsd	(%rcx,%rdx,4), %xmm10
	vmovhps	(%rax,%rdx,4), %xmm10, %xmm10
	movl	12(%rsp), %edx
	vinserti128	$1, %xmm9, %ymm14, %ymm9
	vmovsd	(%rcx,%rdx,4), %xmm14
	vmovhps	(%rax,%rdx,4), %xmm14, %xmm14
	vinserti128	$1, %xmm10, %ymm14, %ymm10
	vpbroadcastw	.LCPI4_22(%rip), %ymm12
	vpxor	%xmm14, %xmm14, %xmm14
	vpackuswb	%ymm2, %ymm6, %ymm2
	vpshufb	.LCPI4_6(%rip), %ymm2, %ymm6
	vpshufb	%ymm8, %ymm4, %ymm4
	vpxor	%ymm1, %ymm4, %ymm4
	vpmaddubsw	%ymm4, %ymm6, %ymm4
	vpshufb	.LCPI4_9(%rip), %ymm2, %ymm6
	vpshufb	%ymm8, %ymm5, %ymm5
	vpxor	%ymm1, %ymm5, %ymm5
	vpmaddubsw	%ymm5, %ymm6, %ymm5
	vpshufb	.LCPI4_10(%rip), %ymm2, %ymm6
	vpshufb	%ymm8, %ymm9, %ymm9
	vpxor	%ymm1, %ymm9, %ymm9
	vpmaddubsw	%ymm9, %ymm6, %ymm6
	vpshufb	.LCPI4_11(%rip), %ymm2, %ymm2
	vpshufb	%ymm8, %ymm10, %ymm9
	vmovdqa	480(%rsp), %ymm10
	vpxor	%ymm1, %ymm9, %ymm9
	vpmaddubsw	%ymm9, %ymm2, %ymm2
	vpunpcklqdq	%ymm5, %ymm4, %ymm9
	vpunpckhqdq	%ymm5, %ymm4, %ymm4
	vpaddw	%ymm4, %ymm9, %ymm4
	vmovdqa	448(%rsp), %ymm9
	vpunpcklqdq	%ymm2, %ymm6, %ymm5
	vpunpckhqdq	%ymm2, %ymm6, %ymm2
	vpaddw	%ymm5, %ymm2, %ymm2
	vmovdqa	%ymm0, %ymm5
	vpsubw	%ymm4, %ymm12, %ymm4
	vpsrlw	$8, %ymm4, %ymm4
	vpsubw	%ymm2, %ymm12, %ymm2
	vpsrlw	$8, %ymm2, %ymm2
	vpackuswb	%ymm2, %ymm4, %ymm2
	movq	%r11, %rdx
	vmovdqu	%ymm2, (%r12,%r11,4)
	vpaddq	%ymm5, %ymm10, %ymm5
	vpaddq	%ymm10, %ymm15, %ymm0
	vpaddq	%ymm7, %ymm9, %ymm7
	vpaddq	%ymm3, %ymm9, %ymm15
	addq	$8, %r11
	addq	$16, %rdx
	cmpq	320(%rsp), %rdx
	jle	.LBB4_116
	xorl	%edx, %edx
	vmovdqa	.LCPI4_14(%rip), %ymm11
	movq	80(%rsp), %rdi
	vmovdqa	.LCPI4_15(%rip), %ymm12
	vmovdqa	%ymm7, %ymm8
	vmovdqa	%ymm13, %ymm3
	vmovdqa	160(%rsp), %ymm7
	vpbroadcastb	.LCPI4_23(%rip), %ymm14
	jmp	.LBB4_126
.LBB4_118:
	xorl	%edx, %edx
.LBB4_119:
	leal	8(%r11), %eax
	cmpl	320(%rsp), %eax
	jle	.LBB4_121
	movq	80(%rsp), %rdi
	jmp	.LBB4_126
.LBB4_121:
	xorl	%r14d, %r14d
	movl	%r8d, %edx
	shll	$8, %edx
	addl	$-256, %edx
	movl	%edi, %r9d
	shll	$8, %r9d
	addl	$-256, %r9d
	leal	-2(%r8), %r10d
	cmpl	$3, %edi
	movl	$2, %ebx
	cmovgel	%edi, %ebx
	addl	$-2, %ebx
	movslq	%r8d, %r8
	leaq	(,%r8,4), %rax
	cmpl	$2, %edi
	vmovd	%edx, %xmm1
	vpbroadcastd	%xmm1, %ymm1
	vmovdqa	%ymm1, 96(%rsp)
	vmovd	%r9d, %xmm2
	vpbroadcastd	%xmm2, %ymm1
	vmovdqa	%ymm1, 288(%rsp)
	vmovd	%r10d, %xmm2
	vpbroadcastd	%xmm2, %ymm1
	vmovdqa	%ymm1, 352(%rsp)
	vmovd	%ebx, %xmm2
	vpbroadcastd	%xmm2, %ymm1
	vmovdqa	%ymm1, 384(%rsp)
	vmovd	%r8d, %xmm2
	vpbroadcastd	%xmm2, %ymm1
	vmovdqa	%ymm1, 576(%rsp)
	cmovlq	%r14, %rax
	addq	%rcx, %rax
	movslq	%r11d, %r11
	vpbroadcastb	.LCPI4_21(%rip), %ymm1
	vmovdqa	%ymm8, %ymm13
	vmovdqa	.LCPI4_8(%rip), %ymm8
	vmovdqa	%ymm14, %ymm7
	vpbroadcastw	.LCPI4_24(%rip), %ymm3
	vpbroadcastw	.LCPI4_22(%rip), %ymm11
	vpxor	%xmm12, %xmm12, %xmm12
	.p2align	4
.LBB4_122:
	vshufps	$221, %ymm0, %ymm5, %ymm2
	vpminsd	96(%rsp), %ymm2, %ymm2
	vshufps	$221, %ymm15, %ymm13, %ymm4
	vpminsd	288(%rsp), %ymm4, %ymm4
	vpmaxsd	%ymm12, %ymm4, %ymm4
	vpmaxsd	%ymm12, %ymm2, %ymm2
	vmovdqa	%ymm0, %ymm14
	vmovdqa	%ymm5, %ymm0
	vpsrld	$8, %ymm2, %ymm5
	vpsrld	$8, %ymm4, %ymm6
	vpminsd	384(%rsp), %ymm6, %ymm6
	vpminsd	352(%rsp), %ymm5, %ymm5
	vpslld	$8, %ymm5, %ymm9
	vpslld	$8, %ymm6, %ymm10
	vpmulld	576(%rsp), %ymm6, %ymm6
	vpsubd	%ymm9, %ymm2, %ymm2
	vpaddd	%ymm5, %ymm6, %ymm5
	vmovdqa	%ymm5, (%rsp)
	vpsubd	%ymm10, %ymm4, %ymm4
	vpmaddwd	%ymm4, %ymm2, %ymm5
	vpaddd	160(%rsp), %ymm5, %ymm5
	vpsrld	$8, %ymm5, %ymm5
	vpsubd	%ymm5, %ymm2, %ymm6
	vpsubd	%ymm5, %ymm4, %ymm4
	vpaddd	%ymm4, %ymm2, %ymm2
	vmovdqa	544(%rsp), %ymm9
	vpsubd	%ymm2, %ymm9, %ymm2
	vpackusdw	%ymm6, %ymm2, %ymm2
	vpackusdw	%ymm5, %ymm4, %ymm4
	movl	16(%rsp), %edx
	vmovsd	(%rcx,%rdx,4), %xmm5
	vpackuswb	%ymm4, %ymm2, %ymm2
	vmovhps	(%rax,%rdx,4), %xmm5, %xmm4
	movl	(%rsp), %edx
	vmovsd	(%rcx,%rdx,4), %xmm5
	vpshufb	.LCPI4_6(%rip), %ymm2, %ymm6
	vmovhps	(%rax,%rdx,4), %xmm5, %xmm5
	vinserti128	$1, %xmm4, %ymm5, %ymm4
	vpshufb	%ymm8, %ymm4, %ymm4
	vpxor	%ymm1, %ymm4, %ymm4
	vpshufb	.LCPI4_9(%rip), %ymm2, %ymm5
	movl	20(%rsp), %edx
	vmovsd	(%rcx,%rdx,4), %xmm9
	vpmaddubsw	%ymm4, %ymm6, %ymm6
	vmovhps	(%rax,%rdx,4), %xmm9, %xmm4
	movl	4(%rsp), %edx
	vmovsd	(%rcx,%rdx,4), %xmm9
	vmovhps	(%rax,%rdx,4), %xmm9, %xmm9
	vinserti128	$1, %xmm4, %ymm9, %ymm4
	vpshufb	%ymm8, %ymm4, %ymm4
	vpxor	%ymm1, %ymm4, %ymm4
	vpmaddubsw	%ymm4, %ymm5, %ymm4
	vpshufb	.LCPI4_10(%rip), %ymm2, %ymm5
	movl	24(%rsp), %edx
	vmovsd	(%rcx,%rdx,4), %xmm9
	vmovhps	(%rax,%rdx,4), %xmm9, %xmm9
	movl	8(%rsp), %edx
	vmovsd	(%rcx,%rdx,4), %xmm10
	vmovhps	(%rax,%rdx,4), %xmm10, %xmm10
	vinserti128	$1, %xmm9, %ymm10, %ymm9
	vpshufb	%ymm8, %ymm9, %ymm9
	vpxor	%ymm1, %ymm9, %ymm9
	movl	28(%rsp), %edx
	vpmaddubsw	%ymm9, %ymm5, %ymm5
	vmovsd	(%rcx,%rdx,4), %xmm9
	vmovhps	(%rax,%rdx,4), %xmm9, %xmm9
	movl	12(%rsp), %edx
	vmovsd	(%rcx,%rdx,4), %xmm10
	vmovhps	(%rax,%rdx,4), %xmm10, %xmm10
	vinserti128	$1, %xmm9, %ymm10, %ymm9
	vmovdqa	480(%rsp), %ymm10
	movq	%r11, %rdi
	vpshufb	.LCPI4_11(%rip), %ymm2, %ymm2
	vpshufb	%ymm8, %ymm9, %ymm9
	vpxor	%ymm1, %ymm9, %ymm9
	vpmaddubsw	%ymm9, %ymm2, %ymm2
	vpunpcklqdq	%ymm4, %ymm6, %ymm9
	vpunpckhqdq	%ymm4, %ymm6, %ymm4
	vpaddw	%ymm4, %ymm9, %ymm4
	vpunpcklqdq	%ymm2, %ymm5, %ymm6
	vpunpckhqdq	%ymm2, %ymm5, %ymm2
	vpaddw	%ymm6, %ymm2, %ymm2
	vpsubw	%ymm4, %ymm11, %ymm4
	vpsrlw	$8, %ymm4, %ymm4
	vpsubw	%ymm2, %ymm11, %ymm2
	vpsrlw	$8, %ymm2, %ymm2
	vpackuswb	%ymm2, %ymm4, %ymm2
	vmovdqu	(%r12,%r11,4), %ymm4
	vpcmpeqd	%ymm5, %ymm5, %ymm5
	vpxor	%ymm5, %ymm2, %ymm5
	vpshufb	.LCPI4_14(%rip), %ymm5, %ymm6
	vpunpcklbw	%ymm12, %ymm4, %ymm9
	vpmullw	%ymm6, %ymm9, %ymm6
	vmovdqa	448(%rsp), %ymm9
	vpshufb	.LCPI4_15(%rip), %ymm5, %ymm5
	vpunpckhbw	%ymm12, %ymm4, %ymm4
	vpmullw	%ymm5, %ymm4, %ymm4
	vpaddw	%ymm3, %ymm6, %ymm5
	vpmulhuw	%ymm7, %ymm5, %ymm5
	vpaddw	%ymm3, %ymm4, %ymm4
	vpmulhuw	%ymm7, %ymm4, %ymm4
	vpackuswb	%ymm4, %ymm5, %ymm4
	vpaddd	%ymm2, %ymm4, %ymm2
	vmovdqu	%ymm2, (%r12,%r11,4)
	vpaddq	%ymm0, %ymm10, %ymm5
	vpaddq	%ymm10, %ymm14, %ymm0
	vpaddq	%ymm9, %ymm13, %ymm13
	vpaddq	%ymm9, %ymm15, %ymm15
	addq	$8, %r11
	addq	$16, %rdi
	cmpq	320(%rsp), %rdi
	jle	.LBB4_122
	xorl	%edx, %edx
	vmovdqa	.LCPI4_14(%rip), %ymm11
	movq	80(%rsp), %rdi
	vmovdqa	.LCPI4_15(%rip), %ymm12
	vmovdqa	%ymm7, %ymm14
	vmovdqa	%ymm13, %ymm8
.LBB4_124:
	vmovdqa	544(%rsp), %ymm3
.LBB4_125:
	vmovdqa	160(%rsp), %ymm7
.LBB4_126:
	cmpl	%r11d, 320(%rsp)
	jle	.LBB4_3
	movq	320(%rsp), %rax
	subl	%r11d, %eax
	movq	72(%rsp), %rsi
	movq	8(%rsi), %rcx
	vshufps	$221, %ymm0, %ymm5, %ymm1
	vshufps	$221, %ymm15, %ymm8, %ymm0
	xorl	%r9d, %r9d
	movl	%ecx, %edx
	leal	-2(%rcx), %edi
	movq	%rcx, %r8
	shrq	$32, %r8
	shll	$8, %edx
	addl	$-256, %edx
	vmovd	%edx, %xmm2
	vpbroadcastd	%xmm2, %ymm2
	vpminsd	%ymm2, %ymm1, %ymm1
	vpxor	%xmm4, %xmm4, %xmm4
	vpmaxsd	%ymm4, %ymm1, %ymm1
	movl	%r8d, %edx
	shll	$8, %edx
	addl	$-256, %edx
	vmovd	%edx, %xmm2
	vpbroadcastd	%xmm2, %ymm2
	vpminsd	%ymm2, %ymm0, %ymm0
	vpmaxsd	%ymm4, %ymm0, %ymm2
	vpsrld	$8, %ymm1, %ymm0
	vpxor	%xmm8, %xmm8, %xmm8
	vmovdqa	%ymm3, %ymm5
	vmovd	%edi, %xmm3
	vpbroadcastd	%xmm3, %ymm3
	vpminsd	%ymm3, %ymm0, %ymm0
	cmpl	$3, %r8d
	movl	$2, %edx
	cmovgel	%r8d, %edx
	vpsrld	$8, %ymm2, %ymm3
	addl	$-2, %edx
	vmovd	%edx, %xmm4
	vpbroadcastd	%xmm4, %ymm4
	vpminsd	%ymm4, %ymm3, %ymm3
	vpslld	$8, %ymm0, %ymm4
	vpsubd	%ymm4, %ymm1, %ymm1
	vpslld	$8, %ymm3, %ymm4
	vpsubd	%ymm4, %ymm2, %ymm2
	vmovd	%ecx, %xmm4
	vpbroadcastd	%xmm4, %ymm4
	vpmulld	%ymm4, %ymm3, %ymm3
	movslq	%ecx, %rcx
	movq	(%rsi), %rdi
	vpaddd	%ymm0, %ymm3, %ymm0
	vmovdqa	%ymm0, (%rsp)
	vpmaddwd	%ymm2, %ymm1, %ymm0
	vpaddd	%ymm7, %ymm0, %ymm0
	vpsrld	$8, %ymm0, %ymm0
	vpsubd	%ymm0, %ymm1, %ymm3
	vpsubd	%ymm0, %ymm2, %ymm2
	vpaddd	%ymm2, %ymm1, %ymm1
	vpsubd	%ymm1, %ymm5, %ymm1
	vpackusdw	%ymm3, %ymm1, %ymm1
	vpackusdw	%ymm0, %ymm2, %ymm0
	vpackuswb	%ymm0, %ymm1, %ymm0
	shlq	$2, %rcx
	cmpl	$2, %r8d
	cmovlq	%r9, %rcx
	addq	%rdi, %rcx
	vpshufb	.LCPI4_6(%rip), %ymm0, %ymm1
	movl	16(%rsp), %edx
	vmovsd	(%rdi,%rdx,4), %xmm2
	vmovhps	(%rcx,%rdx,4), %xmm2, %xmm2
	movl	(%rsp), %edx
	vmovsd	(%rdi,%rdx,4), %xmm3
	vmovhps	(%rcx,%rdx,4), %xmm3, %xmm3
	vinserti128	$1, %xmm2, %ymm3, %ymm2
	vmovdqa	.LCPI4_8(%rip), %ymm7
	vpshufb	%ymm7, %ymm2, %ymm2
	vpbroadcastb	.LCPI4_21(%rip), %ymm6
	vpxor	%ymm6, %ymm2, %ymm2
	vpmaddubsw	%ymm2, %ymm1, %ymm1
	vpshufb	.LCPI4_9(%rip), %ymm0, %ymm2
	movl	20(%rsp), %edx
	vmovsd	(%rdi,%rdx,4), %xmm3
	vmovhps	(%rcx,%rdx,4), %xmm3, %xmm3
	movl	4(%rsp), %edx
	vmovsd	(%rdi,%rdx,4), %xmm4
	vmovhps	(%rcx,%rdx,4), %xmm4, %xmm4
	vinserti128	$1, %xmm3, %ymm4, %ymm3
	vpshufb	%ymm7, %ymm3, %ymm3
	vpxor	%ymm6, %ymm3, %ymm3
	vpmaddubsw	%ymm3, %ymm2, %ymm2
	vpshufb	.LCPI4_10(%rip), %ymm0, %ymm3
	movl	24(%rsp), %edx
	vmovsd	(%rdi,%rdx,4), %xmm4
	vmovhps	(%rcx,%rdx,4), %xmm4, %xmm4
	movl	8(%rsp), %edx
	vmovsd	(%rdi,%rdx,4), %xmm5
	vmovhps	(%rcx,%rdx,4), %xmm5, %xmm5
	vinserti128	$1, %xmm4, %ymm5, %ymm4
	vpshufb	%ymm7, %ymm4, %ymm4
	vpxor	%ymm6, %ymm4, %ymm4
	vpmaddubsw	%ymm4, %ymm3, %ymm3
	movl	28(%rsp), %edx
	vmovsd	(%rdi,%rdx,4), %xmm4
	vmovhps	(%rcx,%rdx,4), %xmm4, %xmm4
	movl	12(%rsp), %edx
	vmovsd	(%rdi,%rdx,4), %xmm5
	vmovhps	(%rcx,%rdx,4), %xmm5, %xmm5
	vinserti128	$1, %xmm4, %ymm5, %ymm4
	vpshufb	.LCPI4_11(%rip), %ymm0, %ymm0
	vpshufb	%ymm7, %ymm4, %ymm4
	vpbroadcastw	.LCPI4_24(%rip), %ymm5
	vpxor	%ymm6, %ymm4, %ymm4
	vpmaddubsw	%ymm4, %ymm0, %ymm0
	vpunpcklqdq	%ymm2, %ymm1, %ymm4
	vpunpckhqdq	%ymm2, %ymm1, %ymm1
	vpaddw	%ymm4, %ymm1, %ymm1
	vpunpcklqdq	%ymm0, %ymm3, %ymm2
	vpunpckhqdq	%ymm0, %ymm3, %ymm0
	vpaddw	%ymm2, %ymm0, %ymm0
	vpbroadcastw	.LCPI4_22(%rip), %ymm2
	vpsubw	%ymm1, %ymm2, %ymm1
	vpsrlw	$8, %ymm1, %ymm1
	vpsubw	%ymm0, %ymm2, %ymm0
	vpsrlw	$8, %ymm0, %ymm0
	vmovdqa	192(%rsp), %ymm2
	vpmullw	%ymm1, %ymm2, %ymm1
	vpaddw	%ymm5, %ymm1, %ymm1
	vpmulhuw	%ymm1, %ymm14, %ymm1
	vpmullw	%ymm0, %ymm2, %ymm0
	vpaddw	%ymm5, %ymm0, %ymm0
	vpmulhuw	%ymm0, %ymm14, %ymm0
	movslq	%r11d, %rcx
	vmovd	%eax, %xmm2
	vpbroadcastd	%xmm2, %ymm2
	vpmaxud	.LCPI4_19(%rip), %ymm2, %ymm3
	vpcmpeqd	%ymm3, %ymm2, %ymm2
	vpmaskmovd	(%r12,%rcx,4), %ymm2, %ymm2
	vpackuswb	%ymm0, %ymm1, %ymm0
	vpcmpeqd	%ymm1, %ymm1, %ymm1
	vpxor	%ymm1, %ymm0, %ymm1
	vpshufb	%ymm11, %ymm1, %ymm3
	vpunpcklbw	%ymm8, %ymm2, %ymm4
	vpmullw	%ymm3, %ymm4, %ymm3
	vpshufb	%ymm12, %ymm1, %ymm1
	vpunpckhbw	%ymm8, %ymm2, %ymm2
	vpmullw	%ymm1, %ymm2, %ymm1
	vpaddw	%ymm5, %ymm3, %ymm2
	vpmulhuw	%ymm2, %ymm14, %ymm2
	vpaddw	%ymm5, %ymm1, %ymm1
	vpmulhuw	%ymm1, %ymm14, %ymm1
	vpackuswb	%ymm1, %ymm2, %ymm1
	vpaddd	%ymm0, %ymm1, %ymm0
	leaq	(%r12,%rcx,4), %rcx
	testb	$4, %al
	je	.LBB4_129
	vmovdqu	%xmm0, (%rcx)
	vextracti128	$1, %ymm0, %xmm0
	addq	$16, %rcx
.LBB4_129:
	testb	$2, %al
	movl	$0, %edx
	movq	80(%rsp), %rdi
	je	.LBB4_131
	vmovq	%xmm0, (%rcx)
	vpshufd	$238, %xmm0, %xmm0
	addq	$8, %rcx
.LBB4_131:
	testb	$1, %al
	je	.LBB4_3
	vmovd	%xmm0, (%rcx)
	jmp	.LBB4_3
.LBB4_133:
	movq	280(%rsp), %rcx
	cmpl	$0, 28(%rcx)
	jle	.LBB4_273
	movq	8(%rax), %rbx
	vmovd	%r11d, %xmm0
	vpbroadcastw	%xmm0, %ymm0
	vmovdqa	%ymm0, 864(%rsp)
	movq	280(%rsp), %rcx
	movslq	24(%rcx), %r14
	movq	72(%rsp), %rdx
	movq	16(%rdx), %r12
	movq	24(%rdx), %r13
	movq	32(%rdx), %rdi
	movq	40(%rdx), %rdx
	leaq	(%rdi,%r12), %r8
	leaq	(%r12,%rdi,4), %r9
	leaq	(%rdi,%rdi,4), %r10
	addq	%r12, %r10
	vmovq	%r9, %xmm0
	vmovq	%r10, %xmm1
	vpunpcklqdq	%xmm1, %xmm0, %xmm0
	vmovq	%r8, %xmm1
	movq	%r12, 264(%rsp)
	vmovq	%r12, %xmm2
	vpbroadcastq	%xmm2, %ymm2
	vpunpcklqdq	%xmm1, %xmm2, %xmm1
	vinserti128	$1, %xmm0, %ymm1, %ymm0
	vpsllq	$8, %ymm0, %ymm0
	vmovdqa	%ymm0, 832(%rsp)
	vmovq	%rdi, %xmm0
	vpbroadcastq	%xmm0, %ymm0
	vmovdqa	.LCPI4_0(%rip), %ymm1
	vpmuludq	%ymm1, %ymm0, %ymm3
	vpsrlq	$32, %ymm0, %ymm0
	vpmuludq	%ymm1, %ymm0, %ymm0
	vpsllq	$32, %ymm0, %ymm0
	vpaddq	%ymm2, %ymm3, %ymm2
	vpaddq	%ymm0, %ymm2, %ymm0
	vpsllq	$8, %ymm0, %ymm13
	leaq	(%rdx,%r13), %r8
	leaq	(,%rdx,4), %r9
	addq	%r13, %r9
	leaq	(%rdx,%rdx,4), %r10
	addq	%r13, %r10
	vmovq	%r9, %xmm0
	vmovq	%r10, %xmm2
	movq	%r14, %r10
	vpunpcklqdq	%xmm2, %xmm0, %xmm0
	vmovq	%r8, %xmm2
	movq	%r13, 632(%rsp)
	vmovq	%r13, %xmm3
	vpbroadcastq	%xmm3, %ymm3
	vpunpcklqdq	%xmm2, %xmm3, %xmm2
	vinserti128	$1, %xmm0, %ymm2, %ymm0
	vpsllq	$8, %ymm0, %ymm0
	vmovdqa	%ymm0, 800(%rsp)
	vmovq	%rdx, %xmm0
	vpbroadcastq	%xmm0, %ymm0
	vpmuludq	%ymm1, %ymm0, %ymm2
	vpsrlq	$32, %ymm0, %ymm0
	vpmuludq	%ymm1, %ymm0, %ymm0
	vpsllq	$32, %ymm0, %ymm0
	vpaddq	%ymm3, %ymm2, %ymm1
	vpaddq	%ymm0, %ymm1, %ymm0
	vpsllq	$8, %ymm0, %ymm0
	vmovdqa	%ymm0, 768(%rsp)
	shlq	$11, %rdi
	vmovq	%rdi, %xmm0
	vpbroadcastq	%xmm0, %ymm11
	shlq	$11, %rdx
	vmovq	%rdx, %xmm0
	vpbroadcastq	%xmm0, %ymm9
	movl	20(%rax), %edx
	movq	%rdx, 624(%rsp)
	movq	(%rcx), %rcx
	movl	32(%rax), %edx
	movl	%edx, 668(%rsp)
	movl	16(%rax), %edx
	movq	%rdx, 760(%rsp)
	movq	(%rax), %r13
	leaq	-1(%r14), %rax
	movq	%rax, 440(%rsp)
	shlq	$2, %rbx
	movq	%rbx, 640(%rsp)
	movq	%rcx, %rbx
	vpxor	%xmm8, %xmm8, %xmm8
	vpbroadcastb	.LCPI4_21(%rip), %ymm14
	xorl	%edi, %edi
	movl	%r15d, 80(%rsp)
	movl	%r11d, 64(%rsp)
	movq	%r14, 56(%rsp)
	vmovdqa	%ymm13, 704(%rsp)
	vmovdqa	%ymm11, 544(%rsp)
	vmovdqa	%ymm9, 480(%rsp)
	jmp	.LBB4_136
	.p2align	4
.LBB4_135:
	incq	%rdi
	movq	280(%rsp), %rax
	movq	16(%rax), %rcx
	leaq	(%rbx,%rcx,4), %rbx
	addq	640(%rsp), %r13
	movslq	28(%rax), %rax
	cmpq	%rax, %rdi
	jge	.LBB4_273
.LBB4_136:
	movq	280(%rsp), %rax
	movq	8(%rax), %rax
	movq	(%rax,%rdi,8), %r14
	testq	%r14, %r14
	je	.LBB4_135
	movq	$0, (%rax,%rdi,8)
	movq	72(%rsp), %rcx
	movq	32(%rcx), %rdx
	movq	624(%rsp), %rax
	movq	%rdi, 536(%rsp)
	addl	%edi, %eax
	subl	64(%rcx), %eax
	movq	40(%rcx), %rdi
	movslq	%eax, %rsi
	movq	48(%rcx), %r8
	imulq	%rsi, %r8
	addq	16(%rcx), %r8
	imulq	56(%rcx), %rsi
	addq	24(%rcx), %rsi
	rep		bsfq	%r14, %rax
	movl	%r15d, %ecx
	shll	%cl, %eax
	movq	%r8, 152(%rsp)
	subq	264(%rsp), %r8
	movslq	%eax, %rcx
	movq	%rdx, 88(%rsp)
	imulq	%rcx, %rdx
	movq	%r8, 656(%rsp)
	addq	%r8, %rdx
	shlq	$8, %rdx
	vmovq	%rdx, %xmm0
	movq	%rsi, 272(%rsp)
	subq	632(%rsp), %rsi
	movq	%rdi, 672(%rsp)
	imulq	%rdi, %rcx
	movq	%rsi, 648(%rsp)
	addq	%rsi, %rcx
	shlq	$8, %rcx
	vmovq	%rcx, %xmm1
	vpbroadcastq	%xmm0, %ymm0
	vpbroadcastq	%xmm1, %ymm1
	vpaddq	832(%rsp), %ymm0, %ymm5
	vpaddq	%ymm0, %ymm13, %ymm10
	vpaddq	800(%rsp), %ymm1, %ymm12
	vpaddq	768(%rsp), %ymm1, %ymm6
	vpxor	%xmm0, %xmm0, %xmm0
	movq	%rbx, 224(%rsp)
	jmp	.LBB4_139
	.p2align	4
.LBB4_138:
	addl	%edx, %edi
	movslq	%edi, %rax
	movq	88(%rsp), %rcx
	imulq	%rax, %rcx
	addq	656(%rsp), %rcx
	shlq	$8, %rcx
	vmovq	%rcx, %xmm1
	vpbroadcastq	%xmm1, %ymm1
	imulq	672(%rsp), %rax
	addq	648(%rsp), %rax
	shlq	$8, %rax
	vmovq	%rax, %xmm2
	vpbroadcastq	%xmm2, %ymm2
	vpaddq	832(%rsp), %ymm1, %ymm5
	vpaddq	%ymm1, %ymm13, %ymm10
	vpaddq	800(%rsp), %ymm2, %ymm12
	vpaddq	768(%rsp), %ymm2, %ymm6
	movl	%edi, %eax
.LBB4_139:
	movl	%eax, %r12d
	movslq	%eax, %rdx
	vmovdqu	(%rbx,%rdx,4), %ymm1
	vmovdqu	%ymm8, (%rbx,%rdx,4)
	movq	72(%rsp), %rsi
	movq	8(%rsi), %rcx
	movl	%ecx, %edi
	leal	-2(%rcx), %r8d
	vmovd	%ecx, %xmm4
	movslq	%ecx, %rax
	movq	%rcx, %r9
	shrq	$32, %r9
	shll	$8, %edi
	addl	$-256, %edi
	vmovd	%edi, %xmm2
	movl	%r9d, %ecx
	shll	$8, %ecx
	addl	$-256, %ecx
	vmovd	%ecx, %xmm3
	movq	(%rsi), %rcx
	vmovdqa	%ymm5, 96(%rsp)
	vshufps	$221, %ymm10, %ymm5, %ymm5
	vmovdqa	%ymm6, 192(%rsp)
	vshufps	$221, %ymm6, %ymm12, %ymm6
	vpbroadcastd	%xmm2, %ymm2
	vpminsd	%ymm2, %ymm5, %ymm2
	vpmaxsd	%ymm8, %ymm2, %ymm2
	vpbroadcastd	%xmm3, %ymm3
	vpminsd	%ymm3, %ymm6, %ymm3
	vpmaxsd	%ymm8, %ymm3, %ymm3
	vpsrld	$8, %ymm2, %ymm5
	vmovd	%r8d, %xmm6
	vpbroadcastd	%xmm6, %ymm6
	vpminsd	%ymm6, %ymm5, %ymm5
	vpsrld	$8, %ymm3, %ymm6
	cmpl	$3, %r9d
	movl	$2, %edi
	cmovgel	%r9d, %edi
	addl	$-2, %edi
	vmovd	%edi, %xmm7
	vpbroadcastd	%xmm7, %ymm7
	vpminsd	%ymm7, %ymm6, %ymm7
	vpbroadcastd	%xmm4, %ymm4
	vpmulld	%ymm4, %ymm7, %ymm4
	vpaddd	%ymm5, %ymm4, %ymm4
	vmovdqa	%ymm4, (%rsp)
	shlq	$2, %rax
	cmpl	$2, %r9d
	movl	$0, %edi
	cmovlq	%rdi, %rax
	addq	%rcx, %rax
	movl	16(%rsp), %edi
	vmovsd	(%rcx,%rdi,4), %xmm4
	vmovhps	(%rax,%rdi,4), %xmm4, %xmm4
	movl	(%rsp), %edi
	vmovsd	(%rcx,%rdi,4), %xmm6
	vmovhps	(%rax,%rdi,4), %xmm6, %xmm6
	movl	20(%rsp), %edi
	vpxor	%xmm15, %xmm15, %xmm15
	vpslldq	$4, %ymm1, %ymm8
	vpaddd	%ymm1, %ymm8, %ymm1
	vpslldq	$8, %ymm1, %ymm8
	vpaddd	%ymm1, %ymm8, %ymm1
	vpxor	%xmm8, %xmm8, %xmm8
	vshufps	$244, %xmm1, %xmm8, %xmm8
	vpermpd	$80, %ymm8, %ymm8
	vpaddd	%ymm0, %ymm1, %ymm0
	vpaddd	%ymm0, %ymm8, %ymm0
	vmovdqa	%ymm0, 288(%rsp)
	vpabsd	%ymm0, %ymm0
	vpbroadcastd	.LCPI4_1(%rip), %ymm1
	vpminsd	%ymm1, %ymm0, %ymm0
	vpbroadcastd	.LCPI4_2(%rip), %ymm1
	vpbroadcastd	.LCPI4_3(%rip), %ymm8
	vpmulld	%ymm1, %ymm0, %ymm0
	vpaddd	%ymm0, %ymm8, %ymm0
	vpslld	$8, %ymm5, %ymm1
	vpsubd	%ymm1, %ymm2, %ymm1
	vpslld	$8, %ymm7, %ymm2
	vpsubd	%ymm2, %ymm3, %ymm2
	vpbroadcastd	.LCPI4_4(%rip), %ymm5
	vpmaddwd	%ymm2, %ymm1, %ymm3
	vmovdqa	%ymm5, 448(%rsp)
	vpaddd	%ymm5, %ymm3, %ymm3
	vpsrld	$8, %ymm3, %ymm3
	vpsubd	%ymm3, %ymm1, %ymm5
	vpsubd	%ymm3, %ymm2, %ymm2
	vpaddd	%ymm2, %ymm1, %ymm1
	vpbroadcastd	.LCPI4_5(%rip), %ymm7
	vmovdqa	%ymm7, 160(%rsp)
	vpsubd	%ymm1, %ymm7, %ymm1
	vpackusdw	%ymm5, %ymm1, %ymm1
	vmovsd	(%rcx,%rdi,4), %xmm5
	vmovhps	(%rax,%rdi,4), %xmm5, %xmm5
	movl	4(%rsp), %edi
	vpackusdw	%ymm3, %ymm2, %ymm2
	vmovsd	(%rcx,%rdi,4), %xmm3
	vmovhps	(%rax,%rdi,4), %xmm3, %xmm3
	movl	24(%rsp), %edi
	vpackuswb	%ymm2, %ymm1, %ymm1
	vmovsd	(%rcx,%rdi,4), %xmm2
	vmovhps	(%rax,%rdi,4), %xmm2, %xmm2
	movl	8(%rsp), %edi
	vinserti128	$1, %xmm4, %ymm6, %ymm4
	vpshufb	.LCPI4_6(%rip), %ymm1, %ymm6
	vmovdqa	.LCPI4_8(%rip), %ymm7
	vpshufb	%ymm7, %ymm4, %ymm4
	vpxor	%ymm4, %ymm14, %ymm4
	vpmaddubsw	%ymm4, %ymm6, %ymm4
	vmovsd	(%rcx,%rdi,4), %xmm6
	vmovhps	(%rax,%rdi,4), %xmm6, %xmm6
	movl	28(%rsp), %edi
	vinserti128	$1, %xmm5, %ymm3, %ymm3
	vpshufb	.LCPI4_9(%rip), %ymm1, %ymm5
	vpshufb	%ymm7, %ymm3, %ymm3
	vpxor	%ymm3, %ymm14, %ymm3
	vpmaddubsw	%ymm3, %ymm5, %ymm3
	vmovsd	(%rcx,%rdi,4), %xmm5
	vmovhps	(%rax,%rdi,4), %xmm5, %xmm5
	movl	12(%rsp), %edi
	vinserti128	$1, %xmm2, %ymm6, %ymm2
	vpshufb	.LCPI4_10(%rip), %ymm1, %ymm6
	vpshufb	%ymm7, %ymm2, %ymm2
	vpxor	%ymm2, %ymm14, %ymm2
	vpmaddubsw	%ymm2, %ymm6, %ymm2
	vmovsd	(%rcx,%rdi,4), %xmm6
	vmovhps	(%rax,%rdi,4), %xmm6, %xmm6
	vinserti128	$1, %xmm5, %ymm6, %ymm5
	vpshufb	.LCPI4_11(%rip), %ymm1, %ymm1
	vpshufb	%ymm7, %ymm5, %ymm5
	vpxor	%ymm5, %ymm14, %ymm5
	vpmaddubsw	%ymm5, %ymm1, %ymm1
	vpunpcklqdq	%ymm3, %ymm4, %ymm5
	vpunpckhqdq	%ymm3, %ymm4, %ymm3
	vpaddw	%ymm5, %ymm3, %ymm3
	vpunpcklqdq	%ymm1, %ymm2, %ymm4
	vpunpckhqdq	%ymm1, %ymm2, %ymm1
	vpaddw	%ymm4, %ymm1, %ymm1
	vpand	.LCPI4_13(%rip), %ymm0, %ymm0
	vpbroadcastw	.LCPI4_22(%rip), %ymm4
	vpsubw	%ymm3, %ymm4, %ymm2
	vpsrlw	$8, %ymm2, %ymm2
	vpsubw	%ymm1, %ymm4, %ymm1
	vpsrlw	$8, %ymm1, %ymm1
	vpackuswb	%ymm1, %ymm2, %ymm1
	vmovdqa	.LCPI4_14(%rip), %ymm4
	vpshufb	%ymm4, %ymm0, %ymm2
	vmovdqa	.LCPI4_15(%rip), %ymm5
	vpshufb	%ymm5, %ymm0, %ymm0
	cmpl	$254, %r11d
	ja	.LBB4_141
	vmovdqa	864(%rsp), %ymm3
	vpmullw	%ymm2, %ymm3, %ymm2
	vpbroadcastw	.LCPI4_24(%rip), %ymm7
	vpaddw	%ymm7, %ymm2, %ymm2
	vpbroadcastb	.LCPI4_23(%rip), %ymm6
	vpmulhuw	%ymm6, %ymm2, %ymm2
	vpmullw	%ymm0, %ymm3, %ymm0
	vpaddw	%ymm7, %ymm0, %ymm0
	vpmulhuw	%ymm6, %ymm0, %ymm3
	vpunpcklbw	%ymm15, %ymm1, %ymm0
	vpmullw	%ymm0, %ymm2, %ymm0
	vpaddw	%ymm7, %ymm0, %ymm0
	vpmulhuw	%ymm6, %ymm0, %ymm2
	vpunpckhbw	%ymm15, %ymm1, %ymm0
	jmp	.LBB4_142
	.p2align	4
.LBB4_141:
	vpunpcklbw	%ymm15, %ymm1, %ymm3
	vpmullw	%ymm2, %ymm3, %ymm2
	vpbroadcastw	.LCPI4_24(%rip), %ymm7
	vpaddw	%ymm7, %ymm2, %ymm2
	vpbroadcastb	.LCPI4_23(%rip), %ymm6
	vpmulhuw	%ymm6, %ymm2, %ymm2
	vpunpckhbw	%ymm15, %ymm1, %ymm3
.LBB4_142:
	vpxor	%xmm8, %xmm8, %xmm8
	vpmullw	%ymm0, %ymm3, %ymm0
	movl	%r10d, %eax
	subl	%r12d, %eax
	vpaddw	%ymm7, %ymm0, %ymm0
	vpmulhuw	%ymm6, %ymm0, %ymm0
	vpackuswb	%ymm0, %ymm2, %ymm0
	cmpl	$8, %eax
	vpcmpeqd	%ymm2, %ymm2, %ymm2
	vmovdqa	160(%rsp), %ymm15
	jl	.LBB4_207
	vmovdqu	(%r13,%rdx,4), %ymm1
	vpxor	%ymm2, %ymm0, %ymm2
	vpshufb	%ymm4, %ymm2, %ymm3
	vpshufb	%ymm5, %ymm2, %ymm2
	vpunpcklbw	%ymm8, %ymm1, %ymm4
	vpmullw	%ymm3, %ymm4, %ymm3
	vpaddw	%ymm7, %ymm3, %ymm3
	vpmulhuw	%ymm6, %ymm3, %ymm3
	vpunpckhbw	%ymm8, %ymm1, %ymm1
	vpmullw	%ymm2, %ymm1, %ymm1
	vpaddw	%ymm7, %ymm1, %ymm1
	vpmulhuw	%ymm6, %ymm1, %ymm1
	vpackuswb	%ymm1, %ymm3, %ymm1
	vpaddd	%ymm0, %ymm1, %ymm0
	vmovdqu	%ymm0, (%r13,%rdx,4)
.LBB4_144:
	vmovdqa	96(%rsp), %ymm5
	vpaddq	%ymm5, %ymm11, %ymm5
	vpaddq	%ymm11, %ymm10, %ymm10
	vpaddq	%ymm9, %ymm12, %ymm12
	vmovdqa	192(%rsp), %ymm6
	vpaddq	%ymm6, %ymm9, %ymm6
	leal	8(%r12), %edx
	movl	%edx, %eax
	movl	%r15d, %ecx
	sarl	%cl, %eax
	movl	%eax, %ecx
	shrq	%cl, %r14
	shlq	%cl, %r14
	cmpl	$63, %eax
	jg	.LBB4_208
	testq	%r14, %r14
	je	.LBB4_208
	vmovdqa	288(%rsp), %ymm1
	vpshufd	$255, %ymm1, %ymm0
	rep		bsfq	%r14, %rdi
	movl	%r15d, %ecx
	shll	%cl, %edi
	vpermq	$170, %ymm0, %ymm0
	subl	%edx, %edi
	movl	%edx, %eax
	cmpl	$8, %edi
	jl	.LBB4_139
	andl	$-8, %edi
	vextracti128	$1, %ymm1, %xmm1
	vpextrd	$3, %xmm1, %ecx
	movl	%ecx, %eax
	negl	%eax
	cmovsl	%ecx, %eax
	cmpl	$258, %eax
	jb	.LBB4_138
	cmpl	$131072, %eax
	movl	$131072, %ecx
	cmovael	%ecx, %eax
	movl	%eax, %ecx
	shll	$8, %ecx
	subl	%eax, %ecx
	addl	$65536, %ecx
	shrl	$17, %ecx
	movl	%edi, %eax
	addl	%edx, %eax
	movq	72(%rsp), %rsi
	imull	68(%rsi), %ecx
	leal	128(%rcx), %edi
	shrl	$8, %edi
	addl	%edi, %ecx
	addl	$128, %ecx
	movl	%ecx, %edi
	shrl	$8, %edi
	vmovd	%edi, %xmm1
	vpbroadcastw	%xmm1, %ymm1
	vmovdqa	%ymm1, 192(%rsp)
	cmpl	$65279, %ecx
	vmovdqa	%ymm0, 320(%rsp)
	ja	.LBB4_157
	movq	72(%rsp), %rsi
	movq	(%rsi), %rcx
	movq	8(%rsi), %r8
	movq	%r8, %rdi
	shrq	$32, %rdi
	cmpl	$2, %edi
	jl	.LBB4_177
	movq	%rax, 96(%rsp)
	movq	%r8, %rax
	movq	%r8, %r9
	shlq	$32, %r9
	movabsq	$-4294967296, %r10
	leaq	(%r9,%r10), %rbx
	movslq	%edx, %r10
	movq	88(%rsp), %rsi
	movq	%rsi, %r11
	imulq	%r10, %r11
	movq	152(%rsp), %r8
	addq	%r8, %r11
	cmpq	%rbx, %r11
	jae	.LBB4_175
	movq	96(%rsp), %r11
	decl	%r11d
	movslq	%r11d, %r11
	movq	%rsi, %r15
	imulq	%r11, %r15
	addq	%r8, %r15
	cmpq	%rbx, %r15
	jae	.LBB4_174
	movq	%rax, %r8
	movq	%rax, %rbx
	movabsq	$-4294967296, %r15
	andq	%r15, %rbx
	addq	%r15, %rbx
	movq	672(%rsp), %r15
	imulq	%r15, %r10
	movq	272(%rsp), %rsi
	addq	%rsi, %r10
	cmpq	%rbx, %r10
	movl	80(%rsp), %r10d
	jae	.LBB4_181
	imulq	%r15, %r11
	addq	%rsi, %r11
	cmpq	%rbx, %r11
	movq	96(%rsp), %rax
	jae	.LBB4_206
	addl	$16, %r12d
	cmpl	%eax, %r12d
	movq	224(%rsp), %rbx
	movl	%r10d, %r15d
	jg	.LBB4_177
	vmovd	%r8d, %xmm2
	vpbroadcastd	%xmm2, %ymm0
	vmovdqa	%ymm0, 288(%rsp)
	sarq	$30, %r9
	addq	%rcx, %r9
	movslq	%r12d, %r10
	movslq	%eax, %r11
	.p2align	4
.LBB4_156:
	vshufps	$221, %ymm6, %ymm12, %ymm3
	vshufps	$221, %ymm10, %ymm5, %ymm4
	vmovdqa	%ymm12, %ymm2
	vmovdqa	%ymm10, %ymm12
	vmovdqa	%ymm5, %ymm10
	vpsrad	$8, %ymm4, %ymm5
	vmovdqa	%ymm13, %ymm15
	vmovdqa	%ymm6, %ymm13
	vpsrad	$8, %ymm3, %ymm6
	vpmulld	288(%rsp), %ymm6, %ymm6
	vpaddd	%ymm5, %ymm6, %ymm5
	vpbroadcastd	.LCPI4_18(%rip), %ymm6
	vpand	%ymm6, %ymm4, %ymm7
	vpand	%ymm6, %ymm3, %ymm3
	vmovdqa	%ymm5, (%rsp)
	vpmaddwd	%ymm3, %ymm7, %ymm4
	vpaddd	448(%rsp), %ymm4, %ymm4
	vpsrld	$8, %ymm4, %ymm6
	vpsubd	%ymm6, %ymm7, %ymm4
	movl	16(%rsp), %ebx
	vpsubd	%ymm6, %ymm3, %ymm3
	vmovsd	(%rcx,%rbx,4), %xmm5
	vmovhps	(%r9,%rbx,4), %xmm5, %xmm5
	movl	(%rsp), %ebx
	vpaddd	%ymm7, %ymm3, %ymm7
	vmovsd	(%rcx,%rbx,4), %xmm8
	vmovhps	(%r9,%rbx,4), %xmm8, %xmm8
	movl	20(%rsp), %ebx
	vpackusdw	%ymm6, %ymm3, %ymm3
	vmovsd	(%rcx,%rbx,4), %xmm6
	vmovhps	(%r9,%rbx,4), %xmm6, %xmm6
	movl	4(%rsp), %ebx
	vmovdqa	160(%rsp), %ymm0
	vpsubd	%ymm7, %ymm0, %ymm7
	vmovsd	(%rcx,%rbx,4), %xmm9
	vmovhps	(%r9,%rbx,4), %xmm9, %xmm9
	movl	24(%rsp), %ebx
	vpackusdw	%ymm4, %ymm7, %ymm4
	vmovsd	(%rcx,%rbx,4), %xmm7
	vmovhps	(%r9,%rbx,4), %xmm7, %xmm7
	movl	8(%rsp), %ebx
	vinserti128	$1, %xmm5, %ymm8, %ymm5
	vmovsd	(%rcx,%rbx,4), %xmm8
	vmovhps	(%r9,%rbx,4), %xmm8, %xmm8
	movl	28(%rsp), %ebx
	vinserti128	$1, %xmm6, %ymm9, %ymm6
	vmovsd	(%rcx,%rbx,4), %xmm9
	vmovhps	(%r9,%rbx,4), %xmm9, %xmm9
	movl	12(%rsp), %ebx
	vinserti128	$1, %xmm7, %ymm8, %ymm7
	vmovsd	(%rcx,%rbx,4), %xmm8
	vmovhps	(%r9,%rbx,4), %xmm8, %xmm8
	movq	224(%rsp), %rbx
	vinserti128	$1, %xmm9, %ymm8, %ymm8
	vmovdqa	480(%rsp), %ymm9
	vpackuswb	%ymm3, %ymm4, %ymm3
	vpshufb	.LCPI4_6(%rip), %ymm3, %ymm4
	vmovdqa	.LCPI4_8(%rip), %ymm0
	vpshufb	%ymm0, %ymm5, %ymm5
	vpxor	%ymm5, %ymm14, %ymm5
	vpmaddubsw	%ymm5, %ymm4, %ymm4
	vpshufb	.LCPI4_9(%rip), %ymm3, %ymm5
	vpshufb	%ymm0, %ymm6, %ymm6
	vpxor	%ymm6, %ymm14, %ymm6
	vpmaddubsw	%ymm6, %ymm5, %ymm5
	vpshufb	.LCPI4_10(%rip), %ymm3, %ymm6
	vpshufb	%ymm0, %ymm7, %ymm7
	vpxor	%ymm7, %ymm14, %ymm7
	vpmaddubsw	%ymm7, %ymm6, %ymm6
	vpshufb	.LCPI4_11(%rip), %ymm3, %ymm3
	vpshufb	%ymm0, %ymm8, %ymm7
	vpxor	%xmm8, %xmm8, %xmm8
	vpxor	%ymm7, %ymm14, %ymm7
	vpmaddubsw	%ymm7, %ymm3, %ymm3
	vpunpcklqdq	%ymm5, %ymm4, %ymm7
	vpunpckhqdq	%ymm5, %ymm4, %ymm4
	vpaddw	%ymm7, %ymm4, %ymm4
	vpunpcklqdq	%ymm3, %ymm6, %ymm5
	vpunpckhqdq	%ymm3, %ymm6, %ymm3
	vpaddw	%ymm5, %ymm3, %ymm3
	vpbroadcastw	.LCPI4_22(%rip), %ymm0
	vpsubw	%ymm4, %ymm0, %ymm4
	vpsrlw	$8, %ymm4, %ymm4
	vpsubw	%ymm3, %ymm0, %ymm3
	vpsrlw	$8, %ymm3, %ymm3
	movslq	%edx, %rdx
	vmovdqa	192(%rsp), %ymm1
	vpmullw	%ymm4, %ymm1, %ymm4
	vpbroadcastw	.LCPI4_24(%rip), %ymm0
	vpaddw	%ymm0, %ymm4, %ymm4
	vpmullw	%ymm3, %ymm1, %ymm3
	vpaddw	%ymm0, %ymm3, %ymm3
	vpbroadcastb	.LCPI4_23(%rip), %ymm1
	vpmulhuw	%ymm1, %ymm4, %ymm4
	vpmulhuw	%ymm1, %ymm3, %ymm3
	vpackuswb	%ymm3, %ymm4, %ymm3
	vmovdqu	(%r13,%rdx,4), %ymm4
	vpcmpeqd	%ymm5, %ymm5, %ymm5
	vpxor	%ymm5, %ymm3, %ymm5
	vpshufb	.LCPI4_14(%rip), %ymm5, %ymm6
	vpunpcklbw	%ymm8, %ymm4, %ymm7
	vpmullw	%ymm6, %ymm7, %ymm6
	vpshufb	.LCPI4_15(%rip), %ymm5, %ymm5
	vpunpckhbw	%ymm8, %ymm4, %ymm4
	vpmullw	%ymm5, %ymm4, %ymm4
	vpaddw	%ymm0, %ymm6, %ymm5
	vmovdqa	%ymm13, %ymm6
	vmovdqa	%ymm15, %ymm13
	vpmulhuw	%ymm1, %ymm5, %ymm5
	vpaddw	%ymm0, %ymm4, %ymm4
	vmovdqa	320(%rsp), %ymm0
	vpmulhuw	%ymm1, %ymm4, %ymm4
	vpackuswb	%ymm4, %ymm5, %ymm4
	vmovdqa	%ymm10, %ymm5
	vpaddd	%ymm3, %ymm4, %ymm3
	vmovdqu	%ymm3, (%r13,%rdx,4)
	vpaddq	%ymm5, %ymm11, %ymm5
	vpaddq	%ymm11, %ymm12, %ymm10
	vpaddq	%ymm2, %ymm9, %ymm12
	vpaddq	%ymm6, %ymm9, %ymm6
	addq	$8, %r10
	addl	$8, %edx
	cmpq	%r11, %r10
	jle	.LBB4_156
	jmp	.LBB4_177
.LBB4_157:
	movq	72(%rsp), %rsi
	movq	(%rsi), %rcx
	movq	8(%rsi), %r8
	movq	%r8, %rdi
	shrq	$32, %rdi
	cmpb	$1, 72(%rsi)
	jne	.LBB4_166
	cmpl	$2, %edi
	jl	.LBB4_184
	movq	%r8, 96(%rsp)
	movq	%r8, %r9
	shlq	$32, %r9
	movabsq	$-4294967296, %r10
	leaq	(%r9,%r10), %rbx
	movslq	%edx, %r10
	movq	88(%rsp), %rsi
	movq	%rsi, %r11
	imulq	%r10, %r11
	movq	152(%rsp), %r8
	addq	%r8, %r11
	cmpq	%rbx, %r11
	jae	.LBB4_183
	leal	-1(%rax), %r11d
	movslq	%r11d, %r11
	movq	%rsi, %r15
	imulq	%r11, %r15
	addq	%r8, %r15
	cmpq	%rbx, %r15
	jae	.LBB4_182
	movq	96(%rsp), %r8
	movq	%r8, %rbx
	movabsq	$-4294967296, %r15
	andq	%r15, %rbx
	addq	%r15, %rbx
	movq	672(%rsp), %r15
	imulq	%r15, %r10
	movq	272(%rsp), %rsi
	addq	%rsi, %r10
	cmpq	%rbx, %r10
	movl	80(%rsp), %r10d
	jae	.LBB4_204
	imulq	%r15, %r11
	addq	%rsi, %r11
	cmpq	%rbx, %r11
	jae	.LBB4_204
	addl	$16, %r12d
	cmpl	%eax, %r12d
	movq	224(%rsp), %rbx
	movl	%r10d, %r15d
	jg	.LBB4_184
	vmovd	%r8d, %xmm2
	vpbroadcastd	%xmm2, %ymm2
	sarq	$30, %r9
	addq	%rcx, %r9
	movslq	%r12d, %r10
	movslq	%eax, %r11
	.p2align	4
.LBB4_165:
	vshufps	$221, %ymm6, %ymm12, %ymm3
	vshufps	$221, %ymm10, %ymm5, %ymm4
	vmovdqa	%ymm5, %ymm1
	vpsrad	$8, %ymm4, %ymm5
	vmovdqa	%ymm13, %ymm15
	vmovdqa	%ymm6, %ymm13
	vpsrad	$8, %ymm3, %ymm6
	vpmulld	%ymm2, %ymm6, %ymm6
	vpaddd	%ymm5, %ymm6, %ymm5
	vpbroadcastd	.LCPI4_18(%rip), %ymm6
	vpand	%ymm6, %ymm4, %ymm7
	vpand	%ymm6, %ymm3, %ymm3
	vmovdqa	%ymm5, (%rsp)
	vpmaddwd	%ymm3, %ymm7, %ymm4
	vpaddd	448(%rsp), %ymm4, %ymm4
	vpsrld	$8, %ymm4, %ymm6
	vpsubd	%ymm6, %ymm7, %ymm4
	movl	16(%rsp), %ebx
	vpsubd	%ymm6, %ymm3, %ymm3
	vmovsd	(%rcx,%rbx,4), %xmm5
	vmovhps	(%r9,%rbx,4), %xmm5, %xmm5
	movl	(%rsp), %ebx
	vpaddd	%ymm7, %ymm3, %ymm7
	vmovsd	(%rcx,%rbx,4), %xmm8
	vmovhps	(%r9,%rbx,4), %xmm8, %xmm8
	movl	20(%rsp), %ebx
	vpackusdw	%ymm6, %ymm3, %ymm3
	vmovsd	(%rcx,%rbx,4), %xmm6
	vmovhps	(%r9,%rbx,4), %xmm6, %xmm6
	movl	4(%rsp), %ebx
	vmovdqa	160(%rsp), %ymm0
	vpsubd	%ymm7, %ymm0, %ymm7
	vmovsd	(%rcx,%rbx,4), %xmm9
	vmovhps	(%r9,%rbx,4), %xmm9, %xmm9
	movl	24(%rsp), %ebx
	vpackusdw	%ymm4, %ymm7, %ymm4
	vmovsd	(%rcx,%rbx,4), %xmm7
	vmovhps	(%r9,%rbx,4), %xmm7, %xmm7
	movl	8(%rsp), %ebx
	vinserti128	$1, %xmm5, %ymm8, %ymm5
	vmovsd	(%rcx,%rbx,4), %xmm8
	vmovhps	(%r9,%rbx,4), %xmm8, %xmm8
	movl	28(%rsp), %ebx
	vinserti128	$1, %xmm6, %ymm9, %ymm6
	vmovsd	(%rcx,%rbx,4), %xmm9
	vmovhps	(%r9,%rbx,4), %xmm9, %xmm9
	movl	12(%rsp), %ebx
	vinserti128	$1, %xmm7, %ymm8, %ymm7
	vmovsd	(%rcx,%rbx,4), %xmm8
	vmovhps	(%r9,%rbx,4), %xmm8, %xmm8
	movq	224(%rsp), %rbx
	vinserti128	$1, %xmm9, %ymm8, %ymm8
	vmovdqa	480(%rsp), %ymm9
	vpackuswb	%ymm3, %ymm4, %ymm3
	vpshufb	.LCPI4_6(%rip), %ymm3, %ymm4
	vmovdqa	.LCPI4_8(%rip), %ymm0
	vpshufb	%ymm0, %ymm5, %ymm5
	vpxor	%ymm5, %ymm14, %ymm5
	vpmaddubsw	%ymm5, %ymm4, %ymm4
	vpshufb	.LCPI4_9(%rip), %ymm3, %ymm5
	vpshufb	%ymm0, %ymm6, %ymm6
	vpxor	%ymm6, %ymm14, %ymm6
	vpmaddubsw	%ymm6, %ymm5, %ymm5
	vpshufb	.LCPI4_10(%rip), %ymm3, %ymm6
	vpshufb	%ymm0, %ymm7, %ymm7
	vpxor	%ymm7, %ymm14, %ymm7
	vpmaddubsw	%ymm7, %ymm6, %ymm6
	vpshufb	.LCPI4_11(%rip), %ymm3, %ymm3
	vpshufb	%ymm0, %ymm8, %ymm7
	vpxor	%xmm8, %xmm8, %xmm8
	vpxor	%ymm7, %ymm14, %ymm7
	vpmaddubsw	%ymm7, %ymm3, %ymm3
	vpunpcklqdq	%ymm5, %ymm4, %ymm7
	vpunpckhqdq	%ymm5, %ymm4, %ymm4
	vpaddw	%ymm7, %ymm4, %ymm4
	vpunpcklqdq	%ymm3, %ymm6, %ymm5
	vpunpckhqdq	%ymm3, %ymm6, %ymm3
	vmovdqa	%ymm13, %ymm6
	vmovdqa	%ymm15, %ymm13
	vpaddw	%ymm5, %ymm3, %ymm3
	vpbroadcastw	.LCPI4_22(%rip), %ymm0
	vpsubw	%ymm4, %ymm0, %ymm4
	vpsrlw	$8, %ymm4, %ymm4
	vpsubw	%ymm3, %ymm0, %ymm3
	vmovdqa	320(%rsp), %ymm0
	vpsrlw	$8, %ymm3, %ymm3
	vpackuswb	%ymm3, %ymm4, %ymm3
	movslq	%edx, %rdx
	vmovdqu	%ymm3, (%r13,%rdx,4)
	vpaddq	%ymm1, %ymm11, %ymm5
	vpaddq	%ymm11, %ymm10, %ymm10
	vpaddq	%ymm9, %ymm12, %ymm12
	vpaddq	%ymm6, %ymm9, %ymm6
	addq	$8, %r10
	addl	$8, %edx
	cmpq	%r11, %r10
	jle	.LBB4_165
	jmp	.LBB4_184
.LBB4_166:
	cmpl	$2, %edi
	jl	.LBB4_191
	movq	%r8, 96(%rsp)
	movq	%r8, %r9
	shlq	$32, %r9
	movabsq	$-4294967296, %r10
	leaq	(%r9,%r10), %rbx
	movslq	%edx, %r10
	movq	88(%rsp), %rsi
	movq	%rsi, %r11
	imulq	%r10, %r11
	movq	152(%rsp), %r8
	addq	%r8, %r11
	cmpq	%rbx, %r11
	jae	.LBB4_190
	leal	-1(%rax), %r11d
	movslq	%r11d, %r11
	movq	%rsi, %r15
	imulq	%r11, %r15
	addq	%r8, %r15
	cmpq	%rbx, %r15
	jae	.LBB4_189
	movq	96(%rsp), %r8
	movq	%r8, %rbx
	movabsq	$-4294967296, %r15
	andq	%r15, %rbx
	addq	%r15, %rbx
	movq	672(%rsp), %r15
	imulq	%r15, %r10
	movq	272(%rsp), %rsi
	addq	%rsi, %r10
	cmpq	%rbx, %r10
	movl	80(%rsp), %r10d
	jae	.LBB4_205
	imulq	%r15, %r11
	addq	%rsi, %r11
	cmpq	%rbx, %r11
	jae	.LBB4_205
	addl	$16, %r12d
	cmpl	%eax, %r12d
	movq	224(%rsp), %rbx
	movl	%r10d, %r15d
	jg	.LBB4_191
	vmovd	%r8d, %xmm2
	vpbroadcastd	%xmm2, %ymm0
	vmovdqa	%ymm0, 288(%rsp)
	sarq	$30, %r9
	addq	%rcx, %r9
	movslq	%r12d, %r10
	movslq	%eax, %r11
	.p2align	4
.LBB4_173:
	vshufps	$221, %ymm10, %ymm5, %ymm3
	vshufps	$221, %ymm6, %ymm12, %ymm4
	vmovdqa	%ymm12, %ymm2
	vmovdqa	%ymm10, %ymm12
	vmovdqa	%ymm5, %ymm10
	vpsrad	$8, %ymm4, %ymm5
	vmovdqa	%ymm6, %ymm1
	vpsrad	$8, %ymm3, %ymm6
	vpmulld	288(%rsp), %ymm5, %ymm5
	vpaddd	%ymm6, %ymm5, %ymm5
	vpbroadcastd	.LCPI4_18(%rip), %ymm6
	vpand	%ymm6, %ymm3, %ymm3
	vmovdqa	%ymm5, (%rsp)
	vpand	%ymm6, %ymm4, %ymm4
	vpmaddwd	%ymm4, %ymm3, %ymm5
	vpaddd	448(%rsp), %ymm5, %ymm5
	vpsrld	$8, %ymm5, %ymm5
	vpsubd	%ymm5, %ymm3, %ymm6
	vpsubd	%ymm5, %ymm4, %ymm4
	vpaddd	%ymm3, %ymm4, %ymm3
	vpsubd	%ymm3, %ymm15, %ymm3
	vpackusdw	%ymm6, %ymm3, %ymm3
	vpackusdw	%ymm5, %ymm4, %ymm4
	movl	16(%rsp), %ebx
	vmovsd	(%rcx,%rbx,4), %xmm5
	vpackuswb	%ymm4, %ymm3, %ymm3
	vmovhps	(%r9,%rbx,4), %xmm5, %xmm4
	movl	(%rsp), %ebx
	vmovsd	(%rcx,%rbx,4), %xmm5
	vpshufb	.LCPI4_6(%rip), %ymm3, %ymm6
	vmovhps	(%r9,%rbx,4), %xmm5, %xmm5
	vinserti128	$1, %xmm4, %ymm5, %ymm4
	vmovdqa	.LCPI4_8(%rip), %ymm0
	vpshufb	%ymm0, %ymm4, %ymm4
	vpxor	%ymm4, %ymm14, %ymm4
	vpshufb	.LCPI4_9(%rip), %ymm3, %ymm5
	movl	20(%rsp), %ebx
	vmovsd	(%rcx,%rbx,4), %xmm7
	vpmaddubsw	%ymm4, %ymm6, %ymm4
	vmovhps	(%r9,%rbx,4), %xmm7, %xmm6
	movl	4(%rsp), %ebx
	vmovsd	(%rcx,%rbx,4), %xmm7
	vmovhps	(%r9,%rbx,4), %xmm7, %xmm7
	vinserti128	$1, %xmm6, %ymm7, %ymm6
	vpshufb	%ymm0, %ymm6, %ymm6
	vpxor	%ymm6, %ymm14, %ymm6
	vpmaddubsw	%ymm6, %ymm5, %ymm5
	vpshufb	.LCPI4_10(%rip), %ymm3, %ymm6
	movl	24(%rsp), %ebx
	vmovsd	(%rcx,%rbx,4), %xmm7
	vmovhps	(%r9,%rbx,4), %xmm7, %xmm7
	movl	8(%rsp), %ebx
	vmovsd	(%rcx,%rbx,4), %xmm8
	vmovhps	(%r9,%rbx,4), %xmm8, %xmm8
	vinserti128	$1, %xmm7, %ymm8, %ymm7
	vpshufb	%ymm0, %ymm7, %ymm7
	vpxor	%ymm7, %ymm14, %ymm7
	movl	28(%rsp), %ebx
	vpmaddubsw	%ymm7, %ymm6, %ymm6
	vmovsd	(%rcx,%rbx,4), %xmm7
	vmovhps	(%r9,%rbx,4), %xmm7, %xmm7
	movl	12(%rsp), %ebx
	vmovsd	(%rcx,%rbx,4), %xmm8
	vmovhps	(%r9,%rbx,4), %xmm8, %xmm8
	movq	224(%rsp), %rbx
	vinserti128	$1, %xmm7, %ymm8, %ymm7
	vpxor	%xmm8, %xmm8, %xmm8
	vpshufb	%ymm0, %ymm7, %ymm7
	vpshufb	.LCPI4_11(%rip), %ymm3, %ymm3
	vpxor	%ymm7, %ymm14, %ymm7
	vpmaddubsw	%ymm7, %ymm3, %ymm3
	vpunpcklqdq	%ymm5, %ymm4, %ymm7
	vpunpckhqdq	%ymm5, %ymm4, %ymm4
	vpaddw	%ymm7, %ymm4, %ymm4
	vpunpcklqdq	%ymm3, %ymm6, %ymm5
	vpunpckhqdq	%ymm3, %ymm6, %ymm3
	vpaddw	%ymm5, %ymm3, %ymm3
	vpbroadcastw	.LCPI4_22(%rip), %ymm0
	vpsubw	%ymm4, %ymm0, %ymm4
	vpsrlw	$8, %ymm4, %ymm4
	vpsubw	%ymm3, %ymm0, %ymm3
	vpsrlw	$8, %ymm3, %ymm3
	vpackuswb	%ymm3, %ymm4, %ymm3
	movslq	%edx, %rdx
	vmovdqu	(%r13,%rdx,4), %ymm4
	vpcmpeqd	%ymm0, %ymm0, %ymm0
	vpxor	%ymm0, %ymm3, %ymm5
	vpshufb	.LCPI4_14(%rip), %ymm5, %ymm6
	vpunpcklbw	%ymm8, %ymm4, %ymm7
	vpmullw	%ymm6, %ymm7, %ymm6
	vpshufb	.LCPI4_15(%rip), %ymm5, %ymm5
	vpunpckhbw	%ymm8, %ymm4, %ymm4
	vpmullw	%ymm5, %ymm4, %ymm4
	vpbroadcastw	.LCPI4_24(%rip), %ymm0
	vpaddw	%ymm0, %ymm6, %ymm5
	vmovdqa	%ymm1, %ymm6
	vpbroadcastb	.LCPI4_23(%rip), %ymm1
	vpmulhuw	%ymm1, %ymm5, %ymm5
	vpaddw	%ymm0, %ymm4, %ymm4
	vmovdqa	320(%rsp), %ymm0
	vpmulhuw	%ymm1, %ymm4, %ymm4
	vpackuswb	%ymm4, %ymm5, %ymm4
	vmovdqa	%ymm10, %ymm5
	vpaddd	%ymm3, %ymm4, %ymm3
	vmovdqu	%ymm3, (%r13,%rdx,4)
	vpaddq	%ymm5, %ymm11, %ymm5
	vpaddq	%ymm11, %ymm12, %ymm10
	vpaddq	%ymm2, %ymm9, %ymm12
	vpaddq	%ymm6, %ymm9, %ymm6
	addq	$8, %r10
	addl	$8, %edx
	cmpq	%r11, %r10
	jle	.LBB4_173
	jmp	.LBB4_191
.LBB4_174:
	movl	80(%rsp), %r15d
.LBB4_175:
	movq	224(%rsp), %rbx
	movq	%rax, %r8
.LBB4_176:
	movq	96(%rsp), %rax
.LBB4_177:
	leal	8(%rdx), %r9d
	cmpl	%eax, %r9d
	jg	.LBB4_185
	movl	%r8d, %r9d
	shll	$8, %r9d
	addl	$-256, %r9d
	movl	%edi, %r10d
	shll	$8, %r10d
	addl	$-256, %r10d
	cmpl	$3, %edi
	movl	$2, %r11d
	cmovgel	%edi, %r11d
	leal	-2(%r8), %ebx
	addl	$-2, %r11d
	movslq	%r8d, %r15
	leaq	(,%r15,4), %r8
	cmpl	$2, %edi
	vmovd	%r9d, %xmm2
	vpbroadcastd	%xmm2, %ymm0
	vmovdqa	%ymm0, 96(%rsp)
	vmovd	%r10d, %xmm3
	vpbroadcastd	%xmm3, %ymm0
	vmovdqa	%ymm0, 288(%rsp)
	vmovd	%ebx, %xmm4
	vpbroadcastd	%xmm4, %ymm0
	vmovdqa	%ymm0, 352(%rsp)
	vmovdqa	%ymm6, %ymm15
	vmovdqa	%ymm5, %ymm6
	vmovd	%r11d, %xmm5
	vpbroadcastd	%xmm5, %ymm0
	vmovdqa	%ymm0, 384(%rsp)
	vmovd	%r15d, %xmm0
	movl	$0, %edi
	cmovlq	%rdi, %r8
	vpbroadcastd	%xmm0, %ymm0
	vmovdqa	%ymm0, 576(%rsp)
	addq	%rcx, %r8
	movslq	%edx, %rdx
	movslq	%eax, %rdi
	vmovdqa	%ymm14, %ymm0
	vmovdqa	.LCPI4_8(%rip), %ymm1
	vpbroadcastw	.LCPI4_24(%rip), %ymm4
	.p2align	4
.LBB4_179:
	vshufps	$221, %ymm10, %ymm6, %ymm7
	vshufps	$221, %ymm15, %ymm12, %ymm8
	vpminsd	288(%rsp), %ymm8, %ymm8
	vpminsd	96(%rsp), %ymm7, %ymm7
	vpxor	%xmm5, %xmm5, %xmm5
	vpmaxsd	%ymm5, %ymm7, %ymm7
	vpmaxsd	%ymm5, %ymm8, %ymm8
	vpsrld	$8, %ymm7, %ymm9
	vpminsd	352(%rsp), %ymm9, %ymm9
	vmovdqa	%ymm10, %ymm2
	vpsrld	$8, %ymm8, %ymm10
	vpminsd	384(%rsp), %ymm10, %ymm10
	vpslld	$8, %ymm9, %ymm11
	vpsubd	%ymm11, %ymm7, %ymm7
	vpslld	$8, %ymm10, %ymm11
	vpmulld	576(%rsp), %ymm10, %ymm10
	vpaddd	%ymm10, %ymm9, %ymm9
	vpsubd	%ymm11, %ymm8, %ymm10
	vmovdqa	%ymm9, (%rsp)
	vpmaddwd	%ymm7, %ymm10, %ymm8
	vpaddd	448(%rsp), %ymm8, %ymm8
	vpsrld	$8, %ymm8, %ymm11
	vpsubd	%ymm11, %ymm7, %ymm8
	movl	16(%rsp), %r9d
	vpsubd	%ymm11, %ymm10, %ymm10
	vmovsd	(%rcx,%r9,4), %xmm9
	vmovhps	(%r8,%r9,4), %xmm9, %xmm9
	movl	(%rsp), %r9d
	vmovdqa	%ymm12, %ymm3
	vpaddd	%ymm7, %ymm10, %ymm12
	vmovsd	(%rcx,%r9,4), %xmm7
	vmovhps	(%r8,%r9,4), %xmm7, %xmm13
	movl	20(%rsp), %r9d
	vpackusdw	%ymm11, %ymm10, %ymm7
	vmovsd	(%rcx,%r9,4), %xmm10
	vmovhps	(%r8,%r9,4), %xmm10, %xmm10
	movl	4(%rsp), %r9d
	vmovdqa	160(%rsp), %ymm11
	vpsubd	%ymm12, %ymm11, %ymm11
	vmovsd	(%rcx,%r9,4), %xmm12
	vmovhps	(%r8,%r9,4), %xmm12, %xmm12
	movl	24(%rsp), %r9d
	vpackusdw	%ymm8, %ymm11, %ymm8
	vmovsd	(%rcx,%r9,4), %xmm11
	vmovhps	(%r8,%r9,4), %xmm11, %xmm11
	movl	8(%rsp), %r9d
	vinserti128	$1, %xmm9, %ymm13, %ymm9
	vmovsd	(%rcx,%r9,4), %xmm13
	vmovhps	(%r8,%r9,4), %xmm13, %xmm13
	movl	28(%rsp), %r9d
	vinserti128	$1, %xmm10, %ymm12, %ymm10
	vmovsd	(%rcx,%r9,4), %xmm12
	vmovhps	(%r8,%r9,4), %xmm12, %xmm12
	movl	12(%rsp), %r9d
	vinserti128	$1, %xmm11, %ymm13, %ymm11
	vmovsd	(%rcx,%r9,4), %xmm13
	vmovhps	(%r8,%r9,4), %xmm13, %xmm13
	vinserti128	$1, %xmm12, %ymm13, %ymm12
	vmovdqa	.LCPI4_9(%rip), %ymm14
	vmovdqa	.LCPI4_11(%rip), %ymm13
	vpackuswb	%ymm7, %ymm8, %ymm7
	vpshufb	.LCPI4_6(%rip), %ymm7, %ymm8
	vpshufb	%ymm1, %ymm9, %ymm9
	vpxor	%ymm0, %ymm9, %ymm9
	vpmaddubsw	%ymm9, %ymm8, %ymm8
	vpshufb	%ymm14, %ymm7, %ymm9
	vpshufb	%ymm1, %ymm10, %ymm10
	vpxor	%ymm0, %ymm10, %ymm10
	vpmaddubsw	%ymm10, %ymm9, %ymm9
	vpshufb	.LCPI4_10(%rip), %ymm7, %ymm10
	vpshufb	%ymm1, %ymm11, %ymm11
	vpxor	%ymm0, %ymm11, %ymm11
	vpmaddubsw	%ymm11, %ymm10, %ymm10
	vpshufb	%ymm13, %ymm7, %ymm7
	vpshufb	%ymm1, %ymm12, %ymm11
	vmovdqa	%ymm3, %ymm12
	vpxor	%ymm0, %ymm11, %ymm11
	movq	%rdx, %r9
	vpmaddubsw	%ymm11, %ymm7, %ymm7
	vpunpcklqdq	%ymm9, %ymm8, %ymm11
	vpunpckhqdq	%ymm9, %ymm8, %ymm8
	vpaddw	%ymm11, %ymm8, %ymm8
	vpunpcklqdq	%ymm7, %ymm10, %ymm9
	vpunpckhqdq	%ymm7, %ymm10, %ymm7
	vpaddw	%ymm7, %ymm9, %ymm7
	vpbroadcastw	.LCPI4_22(%rip), %ymm3
	vpsubw	%ymm8, %ymm3, %ymm8
	vpsrlw	$8, %ymm8, %ymm8
	vpsubw	%ymm7, %ymm3, %ymm7
	vpsrlw	$8, %ymm7, %ymm7
	vmovdqa	192(%rsp), %ymm3
	vpmullw	%ymm3, %ymm8, %ymm8
	vpaddw	%ymm4, %ymm8, %ymm8
	vpmullw	%ymm7, %ymm3, %ymm7
	vpaddw	%ymm4, %ymm7, %ymm7
	vpbroadcastb	.LCPI4_23(%rip), %ymm13
	vpmulhuw	%ymm13, %ymm8, %ymm8
	vpmulhuw	%ymm7, %ymm13, %ymm7
	vpackuswb	%ymm7, %ymm8, %ymm7
	vmovdqu	(%r13,%rdx,4), %ymm8
	vpcmpeqd	%ymm3, %ymm3, %ymm3
	vpxor	%ymm3, %ymm7, %ymm9
	vpshufb	.LCPI4_14(%rip), %ymm9, %ymm10
	vpunpcklbw	%ymm5, %ymm8, %ymm11
	vpmullw	%ymm10, %ymm11, %ymm10
	vmovdqa	544(%rsp), %ymm11
	vpshufb	.LCPI4_15(%rip), %ymm9, %ymm9
	vpunpckhbw	%ymm5, %ymm8, %ymm8
	vpmullw	%ymm9, %ymm8, %ymm8
	vpaddw	%ymm4, %ymm10, %ymm9
	vpmulhuw	%ymm13, %ymm9, %ymm9
	vpaddw	%ymm4, %ymm8, %ymm8
	vpmulhuw	%ymm13, %ymm8, %ymm8
	vpackuswb	%ymm8, %ymm9, %ymm8
	vmovdqa	480(%rsp), %ymm9
	vpaddd	%ymm7, %ymm8, %ymm7
	vmovdqu	%ymm7, (%r13,%rdx,4)
	vpaddq	%ymm6, %ymm11, %ymm6
	vpaddq	%ymm2, %ymm11, %ymm10
	vpaddq	%ymm9, %ymm12, %ymm12
	vpaddq	%ymm9, %ymm15, %ymm15
	addq	$8, %rdx
	addq	$16, %r9
	cmpq	%rdi, %r9
	jle	.LBB4_179
	movl	80(%rsp), %r15d
	movl	64(%rsp), %r11d
	movq	56(%rsp), %r10
	vmovdqa	704(%rsp), %ymm13
	movq	224(%rsp), %rbx
	vpxor	%xmm8, %xmm8, %xmm8
	vmovdqa	%ymm0, %ymm14
	vmovdqa	%ymm6, %ymm5
	vmovdqa	%ymm15, %ymm6
	jmp	.LBB4_196
.LBB4_181:
	movq	224(%rsp), %rbx
	movl	%r10d, %r15d
	jmp	.LBB4_176
.LBB4_182:
	movl	80(%rsp), %r15d
.LBB4_183:
	movq	224(%rsp), %rbx
	movq	96(%rsp), %r8
.LBB4_184:
	leal	8(%rdx), %r9d
	cmpl	%eax, %r9d
	jle	.LBB4_186
.LBB4_185:
	movl	64(%rsp), %r11d
	movq	56(%rsp), %r10
	vmovdqa	160(%rsp), %ymm15
	jmp	.LBB4_197
.LBB4_186:
	movl	%r8d, %r9d
	shll	$8, %r9d
	addl	$-256, %r9d
	movl	%edi, %r10d
	shll	$8, %r10d
	addl	$-256, %r10d
	cmpl	$3, %edi
	movl	$2, %r11d
	cmovgel	%edi, %r11d
	leal	-2(%r8), %ebx
	addl	$-2, %r11d
	movslq	%r8d, %r15
	leaq	(,%r15,4), %r8
	cmpl	$2, %edi
	vmovd	%r9d, %xmm2
	vpbroadcastd	%xmm2, %ymm0
	vmovdqa	%ymm0, 96(%rsp)
	vmovd	%r10d, %xmm3
	vpbroadcastd	%xmm3, %ymm0
	vmovdqa	%ymm0, 288(%rsp)
	vmovd	%ebx, %xmm4
	vpbroadcastd	%xmm4, %ymm0
	vmovdqa	%ymm0, 352(%rsp)
	vmovdqa	%ymm5, %ymm4
	vmovd	%r11d, %xmm5
	vpbroadcastd	%xmm5, %ymm0
	vmovdqa	%ymm0, 384(%rsp)
	vmovdqa	%ymm6, %ymm0
	vmovd	%r15d, %xmm6
	movl	$0, %edi
	cmovlq	%rdi, %r8
	vpbroadcastd	%xmm6, %ymm1
	vmovdqa	%ymm1, 576(%rsp)
	vmovdqa	%ymm0, %ymm6
	addq	%rcx, %r8
	movslq	%edx, %rdx
	movslq	%eax, %rdi
	vmovdqa	%ymm14, %ymm0
	vmovdqa	.LCPI4_6(%rip), %ymm14
	vmovdqa	.LCPI4_8(%rip), %ymm1
	vmovdqa	448(%rsp), %ymm2
	.p2align	4
.LBB4_187:
	vshufps	$221, %ymm10, %ymm4, %ymm7
	vshufps	$221, %ymm6, %ymm12, %ymm8
	vpminsd	288(%rsp), %ymm8, %ymm8
	vpminsd	96(%rsp), %ymm7, %ymm7
	vpxor	%xmm3, %xmm3, %xmm3
	vpmaxsd	%ymm3, %ymm7, %ymm7
	vpmaxsd	%ymm3, %ymm8, %ymm8
	vpsrld	$8, %ymm7, %ymm9
	vpminsd	352(%rsp), %ymm9, %ymm9
	vmovdqa	%ymm10, %ymm5
	vpsrld	$8, %ymm8, %ymm10
	vpminsd	384(%rsp), %ymm10, %ymm10
	vpslld	$8, %ymm9, %ymm11
	vpsubd	%ymm11, %ymm7, %ymm7
	vpslld	$8, %ymm10, %ymm11
	vpmulld	576(%rsp), %ymm10, %ymm10
	vpaddd	%ymm10, %ymm9, %ymm9
	vpsubd	%ymm11, %ymm8, %ymm10
	vmovdqa	%ymm9, (%rsp)
	vpmaddwd	%ymm7, %ymm10, %ymm8
	vpaddd	%ymm2, %ymm8, %ymm8
	vpsrld	$8, %ymm8, %ymm11
	vpsubd	%ymm11, %ymm7, %ymm8
	movl	16(%rsp), %r9d
	vpsubd	%ymm11, %ymm10, %ymm10
	vmovsd	(%rcx,%r9,4), %xmm9
	vmovhps	(%r8,%r9,4), %xmm9, %xmm9
	movl	(%rsp), %r9d
	vmovdqa	%ymm6, %ymm15
	vmovdqa	%ymm12, %ymm6
	vpaddd	%ymm7, %ymm10, %ymm12
	vmovsd	(%rcx,%r9,4), %xmm7
	vmovhps	(%r8,%r9,4), %xmm7, %xmm13
	movl	20(%rsp), %r9d
	vpackusdw	%ymm11, %ymm10, %ymm7
	vmovsd	(%rcx,%r9,4), %xmm10
	vmovhps	(%r8,%r9,4), %xmm10, %xmm10
	movl	4(%rsp), %r9d
	vmovdqa	160(%rsp), %ymm3
	vpsubd	%ymm12, %ymm3, %ymm11
	vmovsd	(%rcx,%r9,4), %xmm12
	vmovhps	(%r8,%r9,4), %xmm12, %xmm12
	movl	24(%rsp), %r9d
	vpackusdw	%ymm8, %ymm11, %ymm8
	vmovsd	(%rcx,%r9,4), %xmm11
	vmovhps	(%r8,%r9,4), %xmm11, %xmm11
	movl	8(%rsp), %r9d
	vinserti128	$1, %xmm9, %ymm13, %ymm9
	vmovsd	(%rcx,%r9,4), %xmm13
	vmovhps	(%r8,%r9,4), %xmm13, %xmm13
	movl	28(%rsp), %r9d
	vinserti128	$1, %xmm10, %ymm12, %ymm10
	vmovsd	(%rcx,%r9,4), %xmm12
	vmovhps	(%r8,%r9,4), %xmm12, %xmm12
	movl	12(%rsp), %r9d
	vinserti128	$1, %xmm11, %ymm13, %ymm11
	vmovsd	(%rcx,%r9,4), %xmm13
	vmovhps	(%r8,%r9,4), %xmm13, %xmm13
	vinserti128	$1, %xmm12, %ymm13, %ymm12
	vmovdqa	.LCPI4_9(%rip), %ymm3
	vmovdqa	.LCPI4_11(%rip), %ymm13
	vpackuswb	%ymm7, %ymm8, %ymm7
	vpshufb	%ymm14, %ymm7, %ymm8
	vpshufb	%ymm1, %ymm9, %ymm9
	vpxor	%ymm0, %ymm9, %ymm9
	vpmaddubsw	%ymm9, %ymm8, %ymm8
	vpshufb	%ymm3, %ymm7, %ymm9
	vpshufb	%ymm1, %ymm10, %ymm10
	vpxor	%ymm0, %ymm10, %ymm10
	vpmaddubsw	%ymm10, %ymm9, %ymm9
	vpshufb	.LCPI4_10(%rip), %ymm7, %ymm10
	vpshufb	%ymm1, %ymm11, %ymm11
	vpxor	%ymm0, %ymm11, %ymm11
	vpmaddubsw	%ymm11, %ymm10, %ymm10
	vpshufb	%ymm13, %ymm7, %ymm7
	vpshufb	%ymm1, %ymm12, %ymm11
	vpxor	%ymm0, %ymm11, %ymm11
	vpmaddubsw	%ymm11, %ymm7, %ymm7
	vpunpcklqdq	%ymm9, %ymm8, %ymm11
	vpunpckhqdq	%ymm9, %ymm8, %ymm8
	vpaddw	%ymm11, %ymm8, %ymm8
	vmovdqa	544(%rsp), %ymm11
	vpunpcklqdq	%ymm7, %ymm10, %ymm9
	vpunpckhqdq	%ymm7, %ymm10, %ymm7
	vpaddw	%ymm7, %ymm9, %ymm7
	vmovdqa	480(%rsp), %ymm9
	vpbroadcastw	.LCPI4_22(%rip), %ymm3
	vpsubw	%ymm8, %ymm3, %ymm8
	vpsrlw	$8, %ymm8, %ymm8
	vpsubw	%ymm7, %ymm3, %ymm7
	vpsrlw	$8, %ymm7, %ymm7
	vpackuswb	%ymm7, %ymm8, %ymm7
	movq	%rdx, %r9
	vmovdqu	%ymm7, (%r13,%rdx,4)
	vpaddq	%ymm4, %ymm11, %ymm4
	vpaddq	%ymm5, %ymm11, %ymm10
	vpaddq	%ymm6, %ymm9, %ymm12
	vpaddq	%ymm9, %ymm15, %ymm6
	addq	$8, %rdx
	addq	$16, %r9
	cmpq	%rdi, %r9
	jle	.LBB4_187
	movl	80(%rsp), %r15d
	movl	64(%rsp), %r11d
	movq	56(%rsp), %r10
	vmovdqa	704(%rsp), %ymm13
	movq	224(%rsp), %rbx
	vpxor	%xmm8, %xmm8, %xmm8
	vmovdqa	%ymm0, %ymm14
	vmovdqa	%ymm4, %ymm5
	jmp	.LBB4_196
.LBB4_189:
	movl	80(%rsp), %r15d
.LBB4_190:
	movq	224(%rsp), %rbx
	movq	96(%rsp), %r8
.LBB4_191:
	leal	8(%rdx), %r9d
	cmpl	%eax, %r9d
	jle	.LBB4_193
	movl	64(%rsp), %r11d
	movq	56(%rsp), %r10
	jmp	.LBB4_197
.LBB4_193:
	movl	%r8d, %r9d
	shll	$8, %r9d
	addl	$-256, %r9d
	movl	%edi, %r10d
	shll	$8, %r10d
	addl	$-256, %r10d
	cmpl	$3, %edi
	movl	$2, %r11d
	cmovgel	%edi, %r11d
	leal	-2(%r8), %ebx
	addl	$-2, %r11d
	movslq	%r8d, %r15
	leaq	(,%r15,4), %r8
	cmpl	$2, %edi
	vmovd	%r9d, %xmm2
	vpbroadcastd	%xmm2, %ymm0
	vmovdqa	%ymm0, 96(%rsp)
	vmovd	%r10d, %xmm3
	vpbroadcastd	%xmm3, %ymm0
	vmovdqa	%ymm0, 288(%rsp)
	vmovd	%ebx, %xmm4
	vpbroadcastd	%xmm4, %ymm0
	vmovdqa	%ymm0, 352(%rsp)
	vmovdqa	%ymm6, %ymm13
	vmovdqa	%ymm5, %ymm6
	vmovd	%r11d, %xmm5
	vpbroadcastd	%xmm5, %ymm0
	vmovdqa	%ymm0, 384(%rsp)
	vmovd	%r15d, %xmm0
	movl	$0, %edi
	cmovlq	%rdi, %r8
	vpbroadcastd	%xmm0, %ymm0
	vmovdqa	%ymm0, 576(%rsp)
	addq	%rcx, %r8
	movslq	%edx, %rdx
	movslq	%eax, %rdi
	vpxor	%xmm15, %xmm15, %xmm15
	vmovdqa	%ymm14, %ymm0
	vmovdqa	.LCPI4_8(%rip), %ymm1
	vpbroadcastw	.LCPI4_24(%rip), %ymm4
	vmovdqa	448(%rsp), %ymm3
	vmovdqa	.LCPI4_9(%rip), %ymm5
	.p2align	4
.LBB4_194:
	vshufps	$221, %ymm10, %ymm6, %ymm7
	vpminsd	96(%rsp), %ymm7, %ymm7
	vshufps	$221, %ymm13, %ymm12, %ymm8
	vpminsd	288(%rsp), %ymm8, %ymm8
	vpmaxsd	%ymm15, %ymm8, %ymm8
	vpmaxsd	%ymm15, %ymm7, %ymm7
	vpsrld	$8, %ymm7, %ymm9
	vmovdqa	%ymm10, %ymm14
	vpsrld	$8, %ymm8, %ymm10
	vpminsd	384(%rsp), %ymm10, %ymm10
	vpminsd	352(%rsp), %ymm9, %ymm9
	vpslld	$8, %ymm9, %ymm11
	vmovdqa	%ymm12, %ymm2
	vpslld	$8, %ymm10, %ymm12
	vpmulld	576(%rsp), %ymm10, %ymm10
	vpsubd	%ymm11, %ymm7, %ymm7
	vpaddd	%ymm10, %ymm9, %ymm9
	vmovdqa	%ymm9, (%rsp)
	vpsubd	%ymm12, %ymm8, %ymm8
	vpmaddwd	%ymm7, %ymm8, %ymm9
	vpaddd	%ymm3, %ymm9, %ymm9
	vpsrld	$8, %ymm9, %ymm9
	vpsubd	%ymm9, %ymm7, %ymm10
	vpsubd	%ymm9, %ymm8, %ymm8
	vpaddd	%ymm7, %ymm8, %ymm7
	vmovdqa	160(%rsp), %ymm11
	vpsubd	%ymm7, %ymm11, %ymm7
	vpackusdw	%ymm10, %ymm7, %ymm7
	vpackusdw	%ymm9, %ymm8, %ymm8
	movl	16(%rsp), %r9d
	vmovsd	(%rcx,%r9,4), %xmm9
	vpackuswb	%ymm8, %ymm7, %ymm7
	vmovhps	(%r8,%r9,4), %xmm9, %xmm8
	movl	(%rsp), %r9d
	vmovsd	(%rcx,%r9,4), %xmm9
	vpshufb	.LCPI4_6(%rip), %ymm7, %ymm10
	vmovhps	(%r8,%r9,4), %xmm9, %xmm9
	vinserti128	$1, %xmm8, %ymm9, %ymm8
	vpshufb	%ymm1, %ymm8, %ymm8
	vpxor	%ymm0, %ymm8, %ymm8
	vpshufb	%ymm5, %ymm7, %ymm9
	movl	20(%rsp), %r9d
	vmovsd	(%rcx,%r9,4), %xmm11
	vpmaddubsw	%ymm8, %ymm10, %ymm8
	vmovhps	(%r8,%r9,4), %xmm11, %xmm10
	movl	4(%rsp), %r9d
	vmovsd	(%rcx,%r9,4), %xmm11
	vmovhps	(%r8,%r9,4), %xmm11, %xmm11
	vinserti128	$1, %xmm10, %ymm11, %ymm10
	vpshufb	%ymm1, %ymm10, %ymm10
	vpxor	%ymm0, %ymm10, %ymm10
	vpmaddubsw	%ymm10, %ymm9, %ymm9
	vpshufb	.LCPI4_10(%rip), %ymm7, %ymm10
	movl	24(%rsp), %r9d
	vmovsd	(%rcx,%r9,4), %xmm11
	vmovhps	(%r8,%r9,4), %xmm11, %xmm11
	movl	8(%rsp), %r9d
	vmovsd	(%rcx,%r9,4), %xmm12
	vmovhps	(%r8,%r9,4), %xmm12, %xmm12
	vinserti128	$1, %xmm11, %ymm12, %ymm11
	vpshufb	%ymm1, %ymm11, %ymm11
	vpxor	%ymm0, %ymm11, %ymm11
	movl	28(%rsp), %r9d
	vpmaddubsw	%ymm11, %ymm10, %ymm10
	vmovsd	(%rcx,%r9,4), %xmm11
	vmovhps	(%r8,%r9,4), %xmm11, %xmm11
	movl	12(%rsp), %r9d
	vmovsd	(%rcx,%r9,4), %xmm12
	vmovhps	(%r8,%r9,4), %xmm12, %xmm12
	vinserti128	$1, %xmm11, %ymm12, %ymm11
	vmovdqa	%ymm2, %ymm12
	movq	%rdx, %r9
	vpshufb	.LCPI4_11(%rip), %ymm7, %ymm7
	vpshufb	%ymm1, %ymm11, %ymm11
	vpxor	%ymm0, %ymm11, %ymm11
	vpmaddubsw	%ymm11, %ymm7, %ymm7
	vpunpcklqdq	%ymm9, %ymm8, %ymm11
	vpunpckhqdq	%ymm9, %ymm8, %ymm8
	vpaddw	%ymm11, %ymm8, %ymm8
	vpunpcklqdq	%ymm7, %ymm10, %ymm9
	vpunpckhqdq	%ymm7, %ymm10, %ymm7
	vpaddw	%ymm7, %ymm9, %ymm7
	vpbroadcastw	.LCPI4_22(%rip), %ymm2
	vpsubw	%ymm8, %ymm2, %ymm8
	vpsrlw	$8, %ymm8, %ymm8
	vpsubw	%ymm7, %ymm2, %ymm7
	vpsrlw	$8, %ymm7, %ymm7
	vpackuswb	%ymm7, %ymm8, %ymm7
	vmovdqu	(%r13,%rdx,4), %ymm8
	vpcmpeqd	%ymm2, %ymm2, %ymm2
	vpxor	%ymm2, %ymm7, %ymm9
	vpshufb	.LCPI4_14(%rip), %ymm9, %ymm10
	vpunpcklbw	%ymm15, %ymm8, %ymm11
	vpmullw	%ymm10, %ymm11, %ymm10
	vmovdqa	544(%rsp), %ymm11
	vpshufb	.LCPI4_15(%rip), %ymm9, %ymm9
	vpunpckhbw	%ymm15, %ymm8, %ymm8
	vpmullw	%ymm9, %ymm8, %ymm8
	vpaddw	%ymm4, %ymm10, %ymm9
	vpbroadcastb	.LCPI4_23(%rip), %ymm2
	vpmulhuw	%ymm2, %ymm9, %ymm9
	vpaddw	%ymm4, %ymm8, %ymm8
	vpmulhuw	%ymm2, %ymm8, %ymm8
	vpackuswb	%ymm8, %ymm9, %ymm8
	vmovdqa	480(%rsp), %ymm9
	vpaddd	%ymm7, %ymm8, %ymm7
	vmovdqu	%ymm7, (%r13,%rdx,4)
	vpaddq	%ymm6, %ymm11, %ymm6
	vpaddq	%ymm11, %ymm14, %ymm10
	vpaddq	%ymm9, %ymm12, %ymm12
	vpaddq	%ymm9, %ymm13, %ymm13
	addq	$8, %rdx
	addq	$16, %r9
	cmpq	%rdi, %r9
	jle	.LBB4_194
	movl	80(%rsp), %r15d
	movl	64(%rsp), %r11d
	movq	56(%rsp), %r10
	movq	224(%rsp), %rbx
	vpxor	%xmm8, %xmm8, %xmm8
	vmovdqa	%ymm0, %ymm14
	vmovdqa	%ymm6, %ymm5
	vmovdqa	%ymm13, %ymm6
	vmovdqa	704(%rsp), %ymm13
.LBB4_196:
	vmovdqa	160(%rsp), %ymm15
	vmovdqa	320(%rsp), %ymm0
.LBB4_197:
	movl	%eax, %ecx
	subl	%edx, %ecx
	jle	.LBB4_139
	movq	72(%rsp), %rsi
	movq	8(%rsi), %rdi
	vmovaps	%ymm10, %ymm0
	vmovdqa	%ymm5, %ymm10
	vmovaps	%ymm12, %ymm1
	vmovaps	%ymm0, 352(%rsp)
	vshufps	$221, %ymm0, %ymm5, %ymm3
	vmovaps	%ymm12, 384(%rsp)
	vmovdqa	%ymm6, %ymm12
	vshufps	$221, %ymm6, %ymm1, %ymm2
	movl	%edi, %r8d
	leal	-2(%rdi), %r10d
	movq	%rdi, %r9
	shrq	$32, %r9
	shll	$8, %r8d
	addl	$-256, %r8d
	vmovd	%r8d, %xmm4
	vpbroadcastd	%xmm4, %ymm4
	vpminsd	%ymm4, %ymm3, %ymm3
	vpmaxsd	%ymm8, %ymm3, %ymm3
	movl	%r9d, %r8d
	shll	$8, %r8d
	addl	$-256, %r8d
	vmovd	%r8d, %xmm4
	vpbroadcastd	%xmm4, %ymm4
	vpminsd	%ymm4, %ymm2, %ymm2
	vpmaxsd	%ymm8, %ymm2, %ymm4
	vpsrld	$8, %ymm3, %ymm2
	vmovd	%r10d, %xmm5
	vpbroadcastd	%xmm5, %ymm5
	vpminsd	%ymm5, %ymm2, %ymm2
	cmpl	$3, %r9d
	movl	$2, %r8d
	cmovgel	%r9d, %r8d
	vpsrld	$8, %ymm4, %ymm5
	addl	$-2, %r8d
	vmovd	%r8d, %xmm6
	vpbroadcastd	%xmm6, %ymm6
	vpminsd	%ymm6, %ymm5, %ymm5
	vpslld	$8, %ymm2, %ymm6
	vpsubd	%ymm6, %ymm3, %ymm3
	vpslld	$8, %ymm5, %ymm6
	vpsubd	%ymm6, %ymm4, %ymm4
	vmovd	%edi, %xmm6
	vpbroadcastd	%xmm6, %ymm6
	vpmulld	%ymm6, %ymm5, %ymm5
	movslq	%edi, %rdi
	movq	(%rsi), %r8
	vpaddd	%ymm2, %ymm5, %ymm2
	vmovdqa	%ymm2, (%rsp)
	vpmaddwd	%ymm4, %ymm3, %ymm2
	vpaddd	448(%rsp), %ymm2, %ymm2
	vpsrld	$8, %ymm2, %ymm2
	vpsubd	%ymm2, %ymm3, %ymm5
	vpsubd	%ymm2, %ymm4, %ymm4
	vpaddd	%ymm4, %ymm3, %ymm3
	vpsubd	%ymm3, %ymm15, %ymm3
	vpackusdw	%ymm5, %ymm3, %ymm3
	vpackusdw	%ymm2, %ymm4, %ymm2
	vpackuswb	%ymm2, %ymm3, %ymm2
	shlq	$2, %rdi
	cmpl	$2, %r9d
	movl	$0, %r9d
	cmovlq	%r9, %rdi
	addq	%r8, %rdi
	vpshufb	.LCPI4_6(%rip), %ymm2, %ymm3
	movl	16(%rsp), %r9d
	vmovsd	(%r8,%r9,4), %xmm4
	vmovhps	(%rdi,%r9,4), %xmm4, %xmm4
	movl	(%rsp), %r9d
	vmovsd	(%r8,%r9,4), %xmm5
	vmovhps	(%rdi,%r9,4), %xmm5, %xmm5
	vinserti128	$1, %xmm4, %ymm5, %ymm4
	vmovdqa	.LCPI4_8(%rip), %ymm0
	vpshufb	%ymm0, %ymm4, %ymm4
	vpxor	%ymm4, %ymm14, %ymm4
	vpmaddubsw	%ymm4, %ymm3, %ymm3
	vpshufb	.LCPI4_9(%rip), %ymm2, %ymm4
	movl	20(%rsp), %r9d
	vmovsd	(%r8,%r9,4), %xmm5
	vmovhps	(%rdi,%r9,4), %xmm5, %xmm5
	movl	4(%rsp), %r9d
	vmovsd	(%r8,%r9,4), %xmm6
	vmovhps	(%rdi,%r9,4), %xmm6, %xmm6
	vinserti128	$1, %xmm5, %ymm6, %ymm5
	vpshufb	%ymm0, %ymm5, %ymm5
	vpxor	%ymm5, %ymm14, %ymm5
	vpmaddubsw	%ymm5, %ymm4, %ymm4
	vpshufb	.LCPI4_10(%rip), %ymm2, %ymm5
	movl	24(%rsp), %r9d
	vmovsd	(%r8,%r9,4), %xmm6
	vmovhps	(%rdi,%r9,4), %xmm6, %xmm6
	movl	8(%rsp), %r9d
	vmovsd	(%r8,%r9,4), %xmm7
	vmovhps	(%rdi,%r9,4), %xmm7, %xmm7
	vinserti128	$1, %xmm6, %ymm7, %ymm6
	vpshufb	%ymm0, %ymm6, %ymm6
	vpxor	%ymm6, %ymm14, %ymm6
	vpmaddubsw	%ymm6, %ymm5, %ymm5
	movl	28(%rsp), %r9d
	vmovsd	(%r8,%r9,4), %xmm6
	vmovhps	(%rdi,%r9,4), %xmm6, %xmm6
	movl	12(%rsp), %r9d
	vmovsd	(%r8,%r9,4), %xmm7
	vmovhps	(%rdi,%r9,4), %xmm7, %xmm7
	vinserti128	$1, %xmm6, %ymm7, %ymm6
	vpshufb	.LCPI4_11(%rip), %ymm2, %ymm2
	vpshufb	%ymm0, %ymm6, %ymm6
	vpxor	%ymm6, %ymm14, %ymm6
	vpmaddubsw	%ymm6, %ymm2, %ymm2
	vpunpcklqdq	%ymm4, %ymm3, %ymm6
	vpunpckhqdq	%ymm4, %ymm3, %ymm3
	vpaddw	%ymm6, %ymm3, %ymm3
	vpunpcklqdq	%ymm2, %ymm5, %ymm4
	vpunpckhqdq	%ymm2, %ymm5, %ymm2
	vpaddw	%ymm4, %ymm2, %ymm2
	vpbroadcastw	.LCPI4_22(%rip), %ymm0
	vpsubw	%ymm3, %ymm0, %ymm3
	vpsrlw	$8, %ymm3, %ymm3
	vpsubw	%ymm2, %ymm0, %ymm2
	vpsrlw	$8, %ymm2, %ymm2
	vmovdqa	192(%rsp), %ymm4
	vpmullw	%ymm3, %ymm4, %ymm3
	vpbroadcastw	.LCPI4_24(%rip), %ymm0
	vpaddw	%ymm0, %ymm3, %ymm3
	vpbroadcastb	.LCPI4_23(%rip), %ymm6
	vpmulhuw	%ymm6, %ymm3, %ymm3
	vpmullw	%ymm2, %ymm4, %ymm1
	vpaddw	%ymm0, %ymm1, %ymm1
	vpmulhuw	%ymm6, %ymm1, %ymm1
	movslq	%edx, %rdx
	vmovd	%ecx, %xmm2
	vpbroadcastd	%xmm2, %ymm2
	vpmaxud	.LCPI4_19(%rip), %ymm2, %ymm4
	vpcmpeqd	%ymm4, %ymm2, %ymm2
	vpmaskmovd	(%r13,%rdx,4), %ymm2, %ymm2
	vpackuswb	%ymm1, %ymm3, %ymm1
	vpcmpeqd	%ymm3, %ymm3, %ymm3
	vpxor	%ymm3, %ymm1, %ymm3
	vpshufb	.LCPI4_14(%rip), %ymm3, %ymm4
	vpunpcklbw	%ymm8, %ymm2, %ymm5
	vpmullw	%ymm4, %ymm5, %ymm4
	vpshufb	.LCPI4_15(%rip), %ymm3, %ymm3
	vpunpckhbw	%ymm8, %ymm2, %ymm2
	vpmullw	%ymm3, %ymm2, %ymm2
	vpaddw	%ymm0, %ymm4, %ymm3
	vpmulhuw	%ymm6, %ymm3, %ymm3
	vpaddw	%ymm0, %ymm2, %ymm2
	vpmulhuw	%ymm6, %ymm2, %ymm2
	vpackuswb	%ymm2, %ymm3, %ymm2
	vpaddd	%ymm1, %ymm2, %ymm1
	leaq	(,%rdx,4), %rdx
	addq	%r13, %rdx
	testb	$4, %cl
	je	.LBB4_200
	vmovdqu	%xmm1, (%rdx)
	vextracti128	$1, %ymm1, %xmm1
	addq	$16, %rdx
.LBB4_200:
	testb	$2, %cl
	movq	56(%rsp), %r10
	vmovdqa	%ymm10, %ymm5
	vmovdqa	%ymm12, %ymm6
	vmovdqa	320(%rsp), %ymm0
	je	.LBB4_202
	vmovq	%xmm1, (%rdx)
	vpshufd	$238, %xmm1, %xmm1
	addq	$8, %rdx
.LBB4_202:
	vmovdqa	352(%rsp), %ymm10
	vpaddq	%ymm5, %ymm11, %ymm5
	vpaddq	%ymm11, %ymm10, %ymm10
	vmovdqa	384(%rsp), %ymm12
	vpaddq	%ymm9, %ymm12, %ymm12
	vpaddq	%ymm6, %ymm9, %ymm6
	testb	$1, %cl
	je	.LBB4_139
	vmovd	%xmm1, (%rdx)
	jmp	.LBB4_139
.LBB4_204:
	movq	224(%rsp), %rbx
	movl	%r10d, %r15d
	jmp	.LBB4_184
.LBB4_205:
	movq	224(%rsp), %rbx
	movl	%r10d, %r15d
	jmp	.LBB4_191
.LBB4_206:
	movq	224(%rsp), %rbx
	movl	%r10d, %r15d
	jmp	.LBB4_177
.LBB4_207:
	movq	760(%rsp), %rcx
	leal	(%rcx,%r12), %edi
	movl	668(%rsp), %ecx
	subl	%edi, %ecx
	leaq	(,%rdx,4), %rdx
	addq	%r13, %rdx
	movl	%eax, %edi
	movl	%ecx, %esi
	vmovaps	%ymm10, 352(%rsp)
	vmovaps	%ymm12, 384(%rsp)
	callq	texels_rows.cold.1
	vmovdqa	160(%rsp), %ymm15
	vmovaps	352(%rsp), %ymm10
	vpbroadcastw	.LCPI4_24(%rip), %ymm7
	vmovaps	384(%rsp), %ymm12
	vpbroadcastb	.LCPI4_21(%rip), %ymm14
	vpxor	%xmm8, %xmm8, %xmm8
	vmovdqa	480(%rsp), %ymm9
	vmovdqa	544(%rsp), %ymm11
	vmovdqa	704(%rsp), %ymm13
	movq	56(%rsp), %r10
	movl	64(%rsp), %r11d
	movq	224(%rsp), %rbx
	jmp	.LBB4_144
	.p2align	4
.LBB4_208:
	vmovaps	%ymm6, 192(%rsp)
	cmpl	%r10d, %edx
	vmovdqa	.LCPI4_6(%rip), %ymm6
	movq	536(%rsp), %rdi
	jge	.LBB4_135
	vmovdqa	288(%rsp), %ymm0
	vextracti128	$1, %ymm0, %xmm0
	vpextrd	$3, %xmm0, %ecx
	movl	%ecx, %eax
	negl	%eax
	cmovsl	%ecx, %eax
	cmpl	$258, %eax
	jb	.LBB4_135
	cmpl	$131072, %eax
	movl	$131072, %ecx
	cmovael	%ecx, %eax
	movl	%eax, %ecx
	shll	$8, %ecx
	subl	%eax, %ecx
	addl	$65536, %ecx
	shrl	$17, %ecx
	movq	72(%rsp), %rax
	imull	68(%rax), %ecx
	leal	128(%rcx), %eax
	shrl	$8, %eax
	addl	%ecx, %eax
	addl	$128, %eax
	movl	%eax, %ecx
	shrl	$8, %ecx
	vmovd	%ecx, %xmm0
	vpbroadcastw	%xmm0, %ymm0
	vmovdqa	%ymm0, 320(%rsp)
	cmpl	$65279, %eax
	ja	.LBB4_219
	movq	72(%rsp), %rcx
	movq	(%rcx), %rax
	movq	8(%rcx), %rdi
	movq	%rdi, %rcx
	shrq	$32, %rcx
	cmpl	$2, %ecx
	movq	88(%rsp), %rsi
	movq	152(%rsp), %r14
	jl	.LBB4_228
	movq	%rdi, %r8
	shlq	$32, %r8
	movabsq	$-4294967296, %r9
	leaq	(%r8,%r9), %r10
	movslq	%edx, %r9
	movq	%rsi, %r11
	imulq	%r9, %r11
	addq	%r14, %r11
	cmpq	%r10, %r11
	vmovaps	192(%rsp), %ymm6
	jae	.LBB4_237
	imulq	440(%rsp), %rsi
	addq	%rsi, %r14
	cmpq	%r10, %r14
	movl	64(%rsp), %r11d
	jae	.LBB4_245
	movq	%rdi, %r10
	movabsq	$-4294967296, %rbx
	andq	%rbx, %r10
	addq	%rbx, %r10
	movq	672(%rsp), %rbx
	imulq	%rbx, %r9
	movq	272(%rsp), %rsi
	addq	%rsi, %r9
	cmpq	%r10, %r9
	jae	.LBB4_242
	imulq	440(%rsp), %rbx
	addq	%rbx, %rsi
	cmpq	%r10, %rsi
	movq	224(%rsp), %rbx
	jae	.LBB4_245
	leal	16(%r12), %r9d
	movq	56(%rsp), %r10
	cmpl	%r10d, %r9d
	jg	.LBB4_246
	vmovd	%edi, %xmm1
	vpbroadcastd	%xmm1, %ymm0
	vmovdqa	%ymm0, 96(%rsp)
	sarq	$30, %r8
	addq	%rax, %r8
	movslq	%r9d, %r9
	addl	$8, %r12d
	movl	%r12d, %edx
	.p2align	4
.LBB4_218:
	vshufps	$221, %ymm6, %ymm12, %ymm2
	vshufps	$221, %ymm10, %ymm5, %ymm3
	vpsrad	$8, %ymm3, %ymm4
	vmovdqa	%ymm12, %ymm1
	vmovdqa	%ymm10, %ymm12
	vmovdqa	%ymm5, %ymm10
	vpsrad	$8, %ymm2, %ymm5
	vpmulld	96(%rsp), %ymm5, %ymm5
	vpaddd	%ymm4, %ymm5, %ymm4
	vpbroadcastd	.LCPI4_18(%rip), %ymm5
	vmovdqa	%ymm13, %ymm15
	vmovaps	%ymm6, %ymm13
	vpand	%ymm5, %ymm3, %ymm6
	vpand	%ymm5, %ymm2, %ymm2
	vmovdqa	%ymm4, (%rsp)
	vpmaddwd	%ymm2, %ymm6, %ymm3
	vpaddd	448(%rsp), %ymm3, %ymm3
	vpsrld	$8, %ymm3, %ymm5
	vpsubd	%ymm5, %ymm6, %ymm3
	movl	16(%rsp), %r10d
	vpsubd	%ymm5, %ymm2, %ymm2
	vmovsd	(%rax,%r10,4), %xmm4
	vmovhps	(%r8,%r10,4), %xmm4, %xmm4
	movl	(%rsp), %r10d
	vpaddd	%ymm6, %ymm2, %ymm6
	vmovsd	(%rax,%r10,4), %xmm7
	vmovhps	(%r8,%r10,4), %xmm7, %xmm7
	movl	20(%rsp), %r10d
	vpackusdw	%ymm5, %ymm2, %ymm2
	vmovsd	(%rax,%r10,4), %xmm5
	vmovhps	(%r8,%r10,4), %xmm5, %xmm5
	movl	4(%rsp), %r10d
	vmovdqa	160(%rsp), %ymm0
	vpsubd	%ymm6, %ymm0, %ymm6
	vmovsd	(%rax,%r10,4), %xmm8
	vmovhps	(%r8,%r10,4), %xmm8, %xmm8
	movl	24(%rsp), %r10d
	vpackusdw	%ymm3, %ymm6, %ymm3
	vmovsd	(%rax,%r10,4), %xmm6
	vmovhps	(%r8,%r10,4), %xmm6, %xmm6
	movl	8(%rsp), %r10d
	vinserti128	$1, %xmm4, %ymm7, %ymm4
	vmovsd	(%rax,%r10,4), %xmm7
	vmovhps	(%r8,%r10,4), %xmm7, %xmm7
	movl	28(%rsp), %r10d
	vinserti128	$1, %xmm5, %ymm8, %ymm5
	vmovsd	(%rax,%r10,4), %xmm8
	vmovhps	(%r8,%r10,4), %xmm8, %xmm8
	movl	12(%rsp), %r10d
	vinserti128	$1, %xmm6, %ymm7, %ymm6
	vmovsd	(%rax,%r10,4), %xmm7
	vmovhps	(%r8,%r10,4), %xmm7, %xmm7
	movq	56(%rsp), %r10
	vinserti128	$1, %xmm8, %ymm7, %ymm7
	vpxor	%xmm8, %xmm8, %xmm8
	vpackuswb	%ymm2, %ymm3, %ymm2
	vpshufb	.LCPI4_6(%rip), %ymm2, %ymm3
	vmovdqa	.LCPI4_8(%rip), %ymm0
	vpshufb	%ymm0, %ymm4, %ymm4
	vpxor	%ymm4, %ymm14, %ymm4
	vpmaddubsw	%ymm4, %ymm3, %ymm3
	vpshufb	.LCPI4_9(%rip), %ymm2, %ymm4
	vpshufb	%ymm0, %ymm5, %ymm5
	vpxor	%ymm5, %ymm14, %ymm5
	vpmaddubsw	%ymm5, %ymm4, %ymm4
	vpshufb	.LCPI4_10(%rip), %ymm2, %ymm5
	vpshufb	%ymm0, %ymm6, %ymm6
	vpxor	%ymm6, %ymm14, %ymm6
	vpmaddubsw	%ymm6, %ymm5, %ymm5
	vpshufb	.LCPI4_11(%rip), %ymm2, %ymm2
	vpshufb	%ymm0, %ymm7, %ymm6
	vpbroadcastw	.LCPI4_24(%rip), %ymm7
	vpxor	%ymm6, %ymm14, %ymm6
	vpmaddubsw	%ymm6, %ymm2, %ymm2
	vpunpcklqdq	%ymm4, %ymm3, %ymm6
	vpunpckhqdq	%ymm4, %ymm3, %ymm3
	vpaddw	%ymm6, %ymm3, %ymm3
	vpunpcklqdq	%ymm2, %ymm5, %ymm4
	vpunpckhqdq	%ymm2, %ymm5, %ymm2
	vpaddw	%ymm4, %ymm2, %ymm2
	vpbroadcastw	.LCPI4_22(%rip), %ymm0
	vpsubw	%ymm3, %ymm0, %ymm3
	vpsrlw	$8, %ymm3, %ymm3
	vpsubw	%ymm2, %ymm0, %ymm2
	vpsrlw	$8, %ymm2, %ymm2
	movslq	%edx, %rdx
	vmovdqa	320(%rsp), %ymm0
	vpmullw	%ymm3, %ymm0, %ymm3
	vpaddw	%ymm7, %ymm3, %ymm3
	vpmullw	%ymm2, %ymm0, %ymm2
	vpaddw	%ymm7, %ymm2, %ymm2
	vpbroadcastb	.LCPI4_23(%rip), %ymm0
	vpmulhuw	%ymm0, %ymm3, %ymm3
	vpmulhuw	%ymm0, %ymm2, %ymm2
	vpackuswb	%ymm2, %ymm3, %ymm2
	vmovdqu	(%r13,%rdx,4), %ymm3
	vpcmpeqd	%ymm4, %ymm4, %ymm4
	vpxor	%ymm4, %ymm2, %ymm4
	vpshufb	.LCPI4_14(%rip), %ymm4, %ymm5
	vpunpcklbw	%ymm8, %ymm3, %ymm6
	vpmullw	%ymm5, %ymm6, %ymm5
	vmovaps	%ymm13, %ymm6
	vmovdqa	%ymm15, %ymm13
	vpshufb	.LCPI4_15(%rip), %ymm4, %ymm4
	vpunpckhbw	%ymm8, %ymm3, %ymm3
	vpmullw	%ymm4, %ymm3, %ymm3
	vpaddw	%ymm7, %ymm5, %ymm4
	vmovdqa	%ymm10, %ymm5
	vpmulhuw	%ymm0, %ymm4, %ymm4
	vpaddw	%ymm7, %ymm3, %ymm3
	vpmulhuw	%ymm0, %ymm3, %ymm3
	vpackuswb	%ymm3, %ymm4, %ymm3
	vpaddd	%ymm2, %ymm3, %ymm2
	vmovdqu	%ymm2, (%r13,%rdx,4)
	vpaddq	%ymm5, %ymm11, %ymm5
	vpaddq	%ymm11, %ymm12, %ymm10
	vpaddq	%ymm1, %ymm9, %ymm12
	vpaddq	%ymm6, %ymm9, %ymm6
	addq	$8, %r9
	addl	$8, %edx
	cmpq	%r10, %r9
	jle	.LBB4_218
	jmp	.LBB4_246
.LBB4_219:
	movq	72(%rsp), %rsi
	movq	(%rsi), %rax
	movq	8(%rsi), %rdi
	movq	%rdi, %rcx
	shrq	$32, %rcx
	cmpb	$1, 72(%rsi)
	movq	88(%rsp), %rsi
	movq	152(%rsp), %r14
	jne	.LBB4_229
	cmpl	$2, %ecx
	jl	.LBB4_238
	movq	%rdi, %r8
	shlq	$32, %r8
	movabsq	$-4294967296, %r9
	leaq	(%r8,%r9), %r10
	movslq	%edx, %r9
	movq	%rsi, %r11
	imulq	%r9, %r11
	addq	%r14, %r11
	cmpq	%r10, %r11
	vmovaps	192(%rsp), %ymm6
	jae	.LBB4_240
	imulq	440(%rsp), %rsi
	addq	%rsi, %r14
	cmpq	%r10, %r14
	movl	64(%rsp), %r11d
	jae	.LBB4_253
	movq	%rdi, %r10
	movabsq	$-4294967296, %rbx
	andq	%rbx, %r10
	addq	%rbx, %r10
	movq	672(%rsp), %rbx
	imulq	%rbx, %r9
	movq	272(%rsp), %rsi
	addq	%rsi, %r9
	cmpq	%r10, %r9
	jae	.LBB4_251
	imulq	440(%rsp), %rbx
	addq	%rbx, %rsi
	cmpq	%r10, %rsi
	movq	224(%rsp), %rbx
	jae	.LBB4_253
	leal	16(%r12), %r9d
	movq	56(%rsp), %r10
	cmpl	%r10d, %r9d
	jg	.LBB4_254
	vmovd	%edi, %xmm1
	vpbroadcastd	%xmm1, %ymm0
	vmovdqa	%ymm0, 96(%rsp)
	sarq	$30, %r8
	addq	%rax, %r8
	movslq	%r9d, %r9
	addl	$8, %r12d
	movl	%r12d, %edx
.LBB4_227:
	vshufps	$221, %ymm6, %ymm12, %ymm2
	vshufps	$221, %ymm10, %ymm5, %ymm3
	vpsrad	$8, %ymm3, %ymm4
	vmovdqa	%ymm12, %ymm1
	vmovdqa	%ymm10, %ymm12
	vmovdqa	%ymm5, %ymm10
	vpsrad	$8, %ymm2, %ymm5
	vpmulld	96(%rsp), %ymm5, %ymm5
	vpaddd	%ymm4, %ymm5, %ymm4
	vpbroadcastd	.LCPI4_18(%rip), %ymm5
	vmovdqa	%ymm13, %ymm15
	vmovaps	%ymm6, %ymm13
	vpand	%ymm5, %ymm3, %ymm6
	vpand	%ymm5, %ymm2, %ymm2
	vmovdqa	%ymm4, (%rsp)
	vpmaddwd	%ymm2, %ymm6, %ymm3
	vpaddd	448(%rsp), %ymm3, %ymm3
	vpsrld	$8, %ymm3, %ymm5
	vpsubd	%ymm5, %ymm6, %ymm3
	movl	16(%rsp), %r10d
	vpsubd	%ymm5, %ymm2, %ymm2
	vmovsd	(%rax,%r10,4), %xmm4
	vmovhps	(%r8,%r10,4), %xmm4, %xmm4
	movl	(%rsp), %r10d
	vpaddd	%ymm6, %ymm2, %ymm6
	vmovsd	(%rax,%r10,4), %xmm7
	vmovhps	(%r8,%r10,4), %xmm7, %xmm7
	movl	20(%rsp), %r10d
	vpackusdw	%ymm5, %ymm2, %ymm2
	vmovsd	(%rax,%r10,4), %xmm5
	vmovhps	(%r8,%r10,4), %xmm5, %xmm5
	movl	4(%rsp), %r10d
	vmovdqa	160(%rsp), %ymm0
	vpsubd	%ymm6, %ymm0, %ymm6
	vmovsd	(%rax,%r10,4), %xmm8
	vmovhps	(%r8,%r10,4), %xmm8, %xmm8
	movl	24(%rsp), %r10d
	vpackusdw	%ymm3, %ymm6, %ymm3
	vmovsd	(%rax,%r10,4), %xmm6
	vmovhps	(%r8,%r10,4), %xmm6, %xmm6
	movl	8(%rsp), %r10d
	vinserti128	$1, %xmm4, %ymm7, %ymm4
	vmovsd	(%rax,%r10,4), %xmm7
	vmovhps	(%r8,%r10,4), %xmm7, %xmm7
	movl	28(%rsp), %r10d
	vinserti128	$1, %xmm5, %ymm8, %ymm5
	vmovsd	(%rax,%r10,4), %xmm8
	vmovhps	(%r8,%r10,4), %xmm8, %xmm8
	movl	12(%rsp), %r10d
	vinserti128	$1, %xmm6, %ymm7, %ymm6
	vmovsd	(%rax,%r10,4), %xmm7
	vmovhps	(%r8,%r10,4), %xmm7, %xmm7
	movq	56(%rsp), %r10
	vinserti128	$1, %xmm8, %ymm7, %ymm7
	vpxor	%xmm8, %xmm8, %xmm8
	vpackuswb	%ymm2, %ymm3, %ymm2
	vpshufb	.LCPI4_6(%rip), %ymm2, %ymm3
	vmovdqa	.LCPI4_8(%rip), %ymm0
	vpshufb	%ymm0, %ymm4, %ymm4
	vpxor	%ymm4, %ymm14, %ymm4
	vpmaddubsw	%ymm4, %ymm3, %ymm3
	vpshufb	.LCPI4_9(%rip), %ymm2, %ymm4
	vpshufb	%ymm0, %ymm5, %ymm5
	vpxor	%ymm5, %ymm14, %ymm5
	vpmaddubsw	%ymm5, %ymm4, %ymm4
	vpshufb	.LCPI4_10(%rip), %ymm2, %ymm5
	vpshufb	%ymm0, %ymm6, %ymm6
	vpxor	%ymm6, %ymm14, %ymm6
	vpmaddubsw	%ymm6, %ymm5, %ymm5
	vpshufb	.LCPI4_11(%rip), %ymm2, %ymm2
	vpshufb	%ymm0, %ymm7, %ymm6
	vpbroadcastw	.LCPI4_24(%rip), %ymm7
	vpxor	%ymm6, %ymm14, %ymm6
	vpmaddubsw	%ymm6, %ymm2, %ymm2
	vpunpcklqdq	%ymm4, %ymm3, %ymm6
	vpunpckhqdq	%ymm4, %ymm3, %ymm3
	vpaddw	%ymm6, %ymm3, %ymm3
	vmovaps	%ymm13, %ymm6
	vmovdqa	%ymm15, %ymm13
	vpunpcklqdq	%ymm2, %ymm5, %ymm4
	vpunpckhqdq	%ymm2, %ymm5, %ymm2
	vmovdqa	%ymm10, %ymm5
	vpaddw	%ymm4, %ymm2, %ymm2
	vpbroadcastw	.LCPI4_22(%rip), %ymm0
	vpsubw	%ymm3, %ymm0, %ymm3
	vpsrlw	$8, %ymm3, %ymm3
	vpsubw	%ymm2, %ymm0, %ymm2
	vpsrlw	$8, %ymm2, %ymm2
	vpackuswb	%ymm2, %ymm3, %ymm2
	movslq	%edx, %rdx
	vmovdqu	%ymm2, (%r13,%rdx,4)
	vpaddq	%ymm5, %ymm11, %ymm5
	vpaddq	%ymm11, %ymm12, %ymm10
	vpaddq	%ymm1, %ymm9, %ymm12
	vpaddq	%ymm6, %ymm9, %ymm6
	addq	$8, %r9
	addl	$8, %edx
	cmpq	%r10, %r9
	jle	.LBB4_227
	jmp	.LBB4_254
.LBB4_228:
	vmovdqa	192(%rsp), %ymm6
	jmp	.LBB4_246
.LBB4_229:
	cmpl	$2, %ecx
	jl	.LBB4_260
	movq	%rdi, %r8
	shlq	$32, %r8
	movabsq	$-4294967296, %r9
	leaq	(%r8,%r9), %r10
	movslq	%edx, %r9
	movq	%rsi, %r11
	imulq	%r9, %r11
	addq	%r14, %r11
	cmpq	%r10, %r11
	jae	.LBB4_241
	imulq	440(%rsp), %rsi
	addq	%rsi, %r14
	cmpq	%r10, %r14
	movl	64(%rsp), %r11d
	jae	.LBB4_259
	movq	%rdi, %r10
	movabsq	$-4294967296, %rbx
	andq	%rbx, %r10
	addq	%rbx, %r10
	movq	672(%rsp), %rbx
	imulq	%rbx, %r9
	movq	272(%rsp), %rsi
	addq	%rsi, %r9
	cmpq	%r10, %r9
	jae	.LBB4_252
	imulq	440(%rsp), %rbx
	addq	%rbx, %rsi
	cmpq	%r10, %rsi
	movq	224(%rsp), %rbx
	jae	.LBB4_259
	leal	16(%r12), %r9d
	movq	56(%rsp), %r10
	cmpl	%r10d, %r9d
	jg	.LBB4_260
	vmovd	%edi, %xmm1
	vpbroadcastd	%xmm1, %ymm0
	vmovdqa	%ymm0, 96(%rsp)
	sarq	$30, %r8
	addq	%rax, %r8
	movslq	%r9d, %r9
	addl	$8, %r12d
	movl	%r12d, %edx
.LBB4_236:
	vshufps	$221, %ymm10, %ymm5, %ymm2
	vmovdqa	%ymm13, %ymm15
	vmovaps	192(%rsp), %ymm13
	vshufps	$221, %ymm13, %ymm12, %ymm3
	vpsrad	$8, %ymm3, %ymm4
	vmovdqa	%ymm12, %ymm1
	vmovdqa	%ymm10, %ymm12
	vmovdqa	%ymm5, %ymm10
	vpsrad	$8, %ymm2, %ymm5
	vpmulld	96(%rsp), %ymm4, %ymm4
	vpaddd	%ymm5, %ymm4, %ymm4
	vpbroadcastd	.LCPI4_18(%rip), %ymm5
	vpand	%ymm5, %ymm2, %ymm2
	vmovdqa	%ymm4, (%rsp)
	vpand	%ymm5, %ymm3, %ymm3
	vpmaddwd	%ymm3, %ymm2, %ymm4
	vpaddd	448(%rsp), %ymm4, %ymm4
	vpsrld	$8, %ymm4, %ymm4
	vpsubd	%ymm4, %ymm2, %ymm5
	vpsubd	%ymm4, %ymm3, %ymm3
	vpaddd	%ymm2, %ymm3, %ymm2
	vmovdqa	160(%rsp), %ymm0
	vpsubd	%ymm2, %ymm0, %ymm2
	vpackusdw	%ymm5, %ymm2, %ymm2
	vpackusdw	%ymm4, %ymm3, %ymm3
	movl	16(%rsp), %r10d
	vmovsd	(%rax,%r10,4), %xmm4
	vpackuswb	%ymm3, %ymm2, %ymm2
	vmovhps	(%r8,%r10,4), %xmm4, %xmm3
	movl	(%rsp), %r10d
	vmovsd	(%rax,%r10,4), %xmm4
	vpshufb	%ymm6, %ymm2, %ymm5
	vmovhps	(%r8,%r10,4), %xmm4, %xmm4
	vinserti128	$1, %xmm3, %ymm4, %ymm3
	vmovdqa	.LCPI4_8(%rip), %ymm0
	vpshufb	%ymm0, %ymm3, %ymm3
	vpxor	%ymm3, %ymm14, %ymm3
	vpshufb	.LCPI4_9(%rip), %ymm2, %ymm4
	movl	20(%rsp), %r10d
	vmovsd	(%rax,%r10,4), %xmm6
	vpmaddubsw	%ymm3, %ymm5, %ymm3
	vmovhps	(%r8,%r10,4), %xmm6, %xmm5
	movl	4(%rsp), %r10d
	vmovsd	(%rax,%r10,4), %xmm6
	vmovhps	(%r8,%r10,4), %xmm6, %xmm6
	vinserti128	$1, %xmm5, %ymm6, %ymm5
	vpshufb	%ymm0, %ymm5, %ymm5
	vpxor	%ymm5, %ymm14, %ymm5
	vpmaddubsw	%ymm5, %ymm4, %ymm4
	vpshufb	.LCPI4_10(%rip), %ymm2, %ymm5
	movl	24(%rsp), %r10d
	vmovsd	(%rax,%r10,4), %xmm6
	vmovhps	(%r8,%r10,4), %xmm6, %xmm6
	movl	8(%rsp), %r10d
	vmovsd	(%rax,%r10,4), %xmm7
	vmovhps	(%r8,%r10,4), %xmm7, %xmm7
	vinserti128	$1, %xmm6, %ymm7, %ymm6
	vpshufb	%ymm0, %ymm6, %ymm6
	vpxor	%ymm6, %ymm14, %ymm6
	movl	28(%rsp), %r10d
	vpmaddubsw	%ymm6, %ymm5, %ymm5
	vmovsd	(%rax,%r10,4), %xmm6
	vmovhps	(%r8,%r10,4), %xmm6, %xmm6
	movl	12(%rsp), %r10d
	vmovsd	(%rax,%r10,4), %xmm7
	vmovhps	(%r8,%r10,4), %xmm7, %xmm7
	movq	56(%rsp), %r10
	vinserti128	$1, %xmm6, %ymm7, %ymm6
	vpbroadcastw	.LCPI4_24(%rip), %ymm7
	vpshufb	%ymm0, %ymm6, %ymm6
	vpshufb	.LCPI4_11(%rip), %ymm2, %ymm2
	vpxor	%ymm6, %ymm14, %ymm6
	vpmaddubsw	%ymm6, %ymm2, %ymm2
	vpunpcklqdq	%ymm4, %ymm3, %ymm6
	vpunpckhqdq	%ymm4, %ymm3, %ymm3
	vpaddw	%ymm6, %ymm3, %ymm3
	vpunpcklqdq	%ymm2, %ymm5, %ymm4
	vpunpckhqdq	%ymm2, %ymm5, %ymm2
	vpaddw	%ymm4, %ymm2, %ymm2
	vpbroadcastw	.LCPI4_22(%rip), %ymm0
	vpsubw	%ymm3, %ymm0, %ymm3
	vpsrlw	$8, %ymm3, %ymm3
	vpsubw	%ymm2, %ymm0, %ymm2
	vpsrlw	$8, %ymm2, %ymm2
	vpackuswb	%ymm2, %ymm3, %ymm2
	movslq	%edx, %rdx
	vmovdqu	(%r13,%rdx,4), %ymm3
	vpcmpeqd	%ymm0, %ymm0, %ymm0
	vpxor	%ymm0, %ymm2, %ymm4
	vpshufb	.LCPI4_14(%rip), %ymm4, %ymm5
	vpunpcklbw	%ymm8, %ymm3, %ymm6
	vpmullw	%ymm5, %ymm6, %ymm5
	vmovdqa	.LCPI4_6(%rip), %ymm6
	vpshufb	.LCPI4_15(%rip), %ymm4, %ymm4
	vpunpckhbw	%ymm8, %ymm3, %ymm3
	vpmullw	%ymm4, %ymm3, %ymm3
	vpaddw	%ymm7, %ymm5, %ymm4
	vmovdqa	%ymm10, %ymm5
	vpbroadcastb	.LCPI4_23(%rip), %ymm0
	vpmulhuw	%ymm0, %ymm4, %ymm4
	vpaddw	%ymm7, %ymm3, %ymm3
	vpmulhuw	%ymm0, %ymm3, %ymm3
	vpackuswb	%ymm3, %ymm4, %ymm3
	vpaddd	%ymm2, %ymm3, %ymm2
	vmovdqu	%ymm2, (%r13,%rdx,4)
	vpaddq	%ymm5, %ymm11, %ymm5
	vpaddq	%ymm11, %ymm12, %ymm10
	vpaddq	%ymm1, %ymm9, %ymm12
	vpaddq	%ymm9, %ymm13, %ymm13
	vmovdqa	%ymm13, 192(%rsp)
	vmovdqa	%ymm15, %ymm13
	addq	$8, %r9
	addl	$8, %edx
	cmpq	%r10, %r9
	jle	.LBB4_236
	jmp	.LBB4_260
.LBB4_237:
	movl	64(%rsp), %r11d
.LBB4_245:
	movq	56(%rsp), %r10
.LBB4_246:
	vmovdqa	%ymm6, 192(%rsp)
	leal	8(%rdx), %r8d
	cmpl	%r10d, %r8d
	jle	.LBB4_248
	vmovdqa	.LCPI4_6(%rip), %ymm6
	jmp	.LBB4_266
.LBB4_248:
	movl	%edi, %r8d
	shll	$8, %r8d
	addl	$-256, %r8d
	movl	%ecx, %r9d
	shll	$8, %r9d
	addl	$-256, %r9d
	leal	-2(%rdi), %r10d
	cmpl	$3, %ecx
	movl	$2, %r11d
	cmovgel	%ecx, %r11d
	addl	$-2, %r11d
	movslq	%edi, %rbx
	leaq	(,%rbx,4), %rdi
	cmpl	$2, %ecx
	vmovd	%r8d, %xmm1
	vpbroadcastd	%xmm1, %ymm0
	vmovdqa	%ymm0, 96(%rsp)
	vmovd	%r9d, %xmm2
	vpbroadcastd	%xmm2, %ymm0
	vmovdqa	%ymm0, 288(%rsp)
	vmovd	%r10d, %xmm3
	movq	56(%rsp), %r10
	vpbroadcastd	%xmm3, %ymm0
	vmovdqa	%ymm0, 352(%rsp)
	vmovd	%r11d, %xmm4
	vpbroadcastd	%xmm4, %ymm0
	vmovdqa	%ymm0, 384(%rsp)
	vmovdqa	%ymm5, %ymm1
	vmovd	%ebx, %xmm5
	vpbroadcastd	%xmm5, %ymm0
	vmovdqa	%ymm0, 576(%rsp)
	movl	$0, %ecx
	cmovlq	%rcx, %rdi
	addq	%rax, %rdi
	movslq	%edx, %rdx
	vmovdqa	.LCPI4_8(%rip), %ymm13
	vmovdqa	%ymm7, %ymm4
	vmovaps	192(%rsp), %ymm3
	vmovdqa	320(%rsp), %ymm5
	.p2align	4
.LBB4_249:
	vshufps	$221, %ymm10, %ymm1, %ymm6
	vshufps	$221, %ymm3, %ymm12, %ymm7
	vpminsd	288(%rsp), %ymm7, %ymm7
	vpminsd	96(%rsp), %ymm6, %ymm6
	vpmaxsd	%ymm8, %ymm6, %ymm6
	vpmaxsd	%ymm8, %ymm7, %ymm7
	vpsrld	$8, %ymm6, %ymm8
	vpminsd	352(%rsp), %ymm8, %ymm8
	vpsrld	$8, %ymm7, %ymm9
	vpminsd	384(%rsp), %ymm9, %ymm9
	vmovdqa	%ymm10, %ymm0
	vpslld	$8, %ymm8, %ymm10
	vpsubd	%ymm10, %ymm6, %ymm6
	vpslld	$8, %ymm9, %ymm10
	vpmulld	576(%rsp), %ymm9, %ymm9
	vpaddd	%ymm9, %ymm8, %ymm8
	vpsubd	%ymm10, %ymm7, %ymm9
	vmovdqa	%ymm8, (%rsp)
	vpmaddwd	%ymm6, %ymm9, %ymm7
	vpaddd	448(%rsp), %ymm7, %ymm7
	vpsrld	$8, %ymm7, %ymm10
	vpsubd	%ymm10, %ymm6, %ymm7
	movl	16(%rsp), %ecx
	vpsubd	%ymm10, %ymm9, %ymm9
	vmovsd	(%rax,%rcx,4), %xmm8
	vmovhps	(%rdi,%rcx,4), %xmm8, %xmm8
	movl	(%rsp), %ecx
	vpaddd	%ymm6, %ymm9, %ymm11
	vmovsd	(%rax,%rcx,4), %xmm6
	vmovdqa	%ymm12, %ymm2
	vmovhps	(%rdi,%rcx,4), %xmm6, %xmm12
	movl	20(%rsp), %ecx
	vpackusdw	%ymm10, %ymm9, %ymm6
	vmovsd	(%rax,%rcx,4), %xmm9
	vmovhps	(%rdi,%rcx,4), %xmm9, %xmm9
	movl	4(%rsp), %ecx
	vmovdqa	160(%rsp), %ymm10
	vpsubd	%ymm11, %ymm10, %ymm10
	vmovsd	(%rax,%rcx,4), %xmm11
	vmovhps	(%rdi,%rcx,4), %xmm11, %xmm11
	movl	24(%rsp), %ecx
	vpackusdw	%ymm7, %ymm10, %ymm7
	vmovsd	(%rax,%rcx,4), %xmm10
	vmovhps	(%rdi,%rcx,4), %xmm10, %xmm10
	movl	8(%rsp), %ecx
	vinserti128	$1, %xmm8, %ymm12, %ymm8
	vmovsd	(%rax,%rcx,4), %xmm12
	vmovhps	(%rdi,%rcx,4), %xmm12, %xmm12
	movl	28(%rsp), %ecx
	vinserti128	$1, %xmm9, %ymm11, %ymm9
	vmovsd	(%rax,%rcx,4), %xmm11
	vmovhps	(%rdi,%rcx,4), %xmm11, %xmm11
	movl	12(%rsp), %ecx
	vinserti128	$1, %xmm10, %ymm12, %ymm10
	vmovsd	(%rax,%rcx,4), %xmm12
	vmovhps	(%rdi,%rcx,4), %xmm12, %xmm12
	vinserti128	$1, %xmm11, %ymm12, %ymm11
	vmovdqa	.LCPI4_10(%rip), %ymm15
	vmovdqa	%ymm2, %ymm12
	vpackuswb	%ymm6, %ymm7, %ymm6
	vpshufb	.LCPI4_6(%rip), %ymm6, %ymm7
	vpshufb	%ymm13, %ymm8, %ymm8
	vpxor	%ymm14, %ymm8, %ymm8
	vpmaddubsw	%ymm8, %ymm7, %ymm7
	vpshufb	.LCPI4_9(%rip), %ymm6, %ymm8
	vpshufb	%ymm13, %ymm9, %ymm9
	vpxor	%ymm14, %ymm9, %ymm9
	vpmaddubsw	%ymm9, %ymm8, %ymm8
	vpshufb	%ymm15, %ymm6, %ymm9
	vpshufb	%ymm13, %ymm10, %ymm10
	vpxor	%ymm14, %ymm10, %ymm10
	vpmaddubsw	%ymm10, %ymm9, %ymm9
	vpshufb	.LCPI4_11(%rip), %ymm6, %ymm6
	vpshufb	%ymm13, %ymm11, %ymm10
	vmovdqa	544(%rsp), %ymm11
	vpxor	%ymm14, %ymm10, %ymm10
	movq	%rdx, %rcx
	vpmaddubsw	%ymm10, %ymm6, %ymm6
	vpunpcklqdq	%ymm8, %ymm7, %ymm10
	vpunpckhqdq	%ymm8, %ymm7, %ymm7
	vpaddw	%ymm7, %ymm10, %ymm7
	vpunpcklqdq	%ymm6, %ymm9, %ymm8
	vpunpckhqdq	%ymm6, %ymm9, %ymm6
	vpaddw	%ymm6, %ymm8, %ymm6
	vpbroadcastw	.LCPI4_22(%rip), %ymm2
	vpsubw	%ymm7, %ymm2, %ymm7
	vpsrlw	$8, %ymm7, %ymm7
	vpsubw	%ymm6, %ymm2, %ymm6
	vpsrlw	$8, %ymm6, %ymm6
	vpmullw	%ymm7, %ymm5, %ymm7
	vpaddw	%ymm4, %ymm7, %ymm7
	vpmullw	%ymm6, %ymm5, %ymm6
	vpaddw	%ymm4, %ymm6, %ymm6
	vpbroadcastb	.LCPI4_23(%rip), %ymm15
	vpmulhuw	%ymm7, %ymm15, %ymm7
	vpmulhuw	%ymm6, %ymm15, %ymm6
	vpackuswb	%ymm6, %ymm7, %ymm6
	vmovdqu	(%r13,%rdx,4), %ymm7
	vpcmpeqd	%ymm2, %ymm2, %ymm2
	vpxor	%ymm2, %ymm6, %ymm8
	vpshufb	.LCPI4_14(%rip), %ymm8, %ymm9
	vpxor	%xmm2, %xmm2, %xmm2
	vpunpcklbw	%ymm2, %ymm7, %ymm10
	vpmullw	%ymm9, %ymm10, %ymm9
	vmovdqa	%ymm0, %ymm10
	vpshufb	.LCPI4_15(%rip), %ymm8, %ymm8
	vpxor	%xmm0, %xmm0, %xmm0
	vpunpckhbw	%ymm0, %ymm7, %ymm7
	vpmullw	%ymm7, %ymm8, %ymm7
	vpaddw	%ymm4, %ymm9, %ymm8
	vmovdqa	480(%rsp), %ymm9
	vpmulhuw	%ymm15, %ymm8, %ymm8
	vpaddw	%ymm4, %ymm7, %ymm7
	vpmulhuw	%ymm7, %ymm15, %ymm7
	vpackuswb	%ymm7, %ymm8, %ymm7
	vpxor	%xmm8, %xmm8, %xmm8
	vpaddd	%ymm6, %ymm7, %ymm6
	vmovdqu	%ymm6, (%r13,%rdx,4)
	vpaddq	%ymm1, %ymm11, %ymm1
	vpaddq	%ymm11, %ymm10, %ymm10
	vpaddq	%ymm9, %ymm12, %ymm12
	vpaddq	%ymm3, %ymm9, %ymm3
	addq	$8, %rdx
	addq	$16, %rcx
	cmpq	%r10, %rcx
	jle	.LBB4_249
	vmovdqa	%ymm3, 192(%rsp)
	jmp	.LBB4_264
.LBB4_238:
	vmovdqa	192(%rsp), %ymm6
	jmp	.LBB4_254
.LBB4_240:
	movl	64(%rsp), %r11d
.LBB4_253:
	movq	56(%rsp), %r10
.LBB4_254:
	leal	8(%rdx), %r8d
	cmpl	%r10d, %r8d
	jle	.LBB4_256
	vmovdqa	%ymm6, 192(%rsp)
	vmovdqa	.LCPI4_6(%rip), %ymm6
	jmp	.LBB4_266
.LBB4_256:
	movl	%edi, %r8d
	shll	$8, %r8d
	addl	$-256, %r8d
	movl	%ecx, %r9d
	shll	$8, %r9d
	addl	$-256, %r9d
	leal	-2(%rdi), %r10d
	cmpl	$3, %ecx
	movl	$2, %r11d
	cmovgel	%ecx, %r11d
	addl	$-2, %r11d
	movslq	%edi, %rbx
	leaq	(,%rbx,4), %rdi
	cmpl	$2, %ecx
	vmovd	%r8d, %xmm1
	vpbroadcastd	%xmm1, %ymm0
	vmovdqa	%ymm0, 192(%rsp)
	vmovd	%r9d, %xmm2
	vpbroadcastd	%xmm2, %ymm0
	vmovdqa	%ymm0, 96(%rsp)
	vmovd	%r10d, %xmm3
	movq	56(%rsp), %r10
	vpbroadcastd	%xmm3, %ymm0
	vmovdqa	%ymm0, 288(%rsp)
	vmovd	%r11d, %xmm4
	vpbroadcastd	%xmm4, %ymm0
	vmovdqa	%ymm0, 352(%rsp)
	vmovdqa	%ymm5, %ymm3
	vmovd	%ebx, %xmm5
	vpbroadcastd	%xmm5, %ymm0
	vmovdqa	%ymm0, 384(%rsp)
	movl	$0, %ecx
	cmovlq	%rcx, %rdi
	addq	%rax, %rdi
	movslq	%edx, %rdx
	vmovdqa	.LCPI4_8(%rip), %ymm13
	vmovdqa	%ymm6, %ymm0
	vmovdqa	160(%rsp), %ymm15
	vmovdqa	448(%rsp), %ymm1
	.p2align	4
.LBB4_257:
	vshufps	$221, %ymm10, %ymm3, %ymm6
	vshufps	$221, %ymm0, %ymm12, %ymm7
	vpminsd	96(%rsp), %ymm7, %ymm7
	vpminsd	192(%rsp), %ymm6, %ymm6
	vpmaxsd	%ymm8, %ymm6, %ymm6
	vpmaxsd	%ymm8, %ymm7, %ymm7
	vpsrld	$8, %ymm6, %ymm8
	vpminsd	288(%rsp), %ymm8, %ymm8
	vpsrld	$8, %ymm7, %ymm9
	vpminsd	352(%rsp), %ymm9, %ymm9
	vmovdqa	%ymm10, %ymm4
	vpslld	$8, %ymm8, %ymm10
	vpsubd	%ymm10, %ymm6, %ymm6
	vpslld	$8, %ymm9, %ymm10
	vpmulld	384(%rsp), %ymm9, %ymm9
	vpaddd	%ymm9, %ymm8, %ymm8
	vpsubd	%ymm10, %ymm7, %ymm9
	vmovdqa	%ymm8, (%rsp)
	vpmaddwd	%ymm6, %ymm9, %ymm7
	vpaddd	%ymm1, %ymm7, %ymm7
	vpsrld	$8, %ymm7, %ymm10
	vpsubd	%ymm10, %ymm6, %ymm7
	movl	16(%rsp), %ecx
	vpsubd	%ymm10, %ymm9, %ymm9
	vmovsd	(%rax,%rcx,4), %xmm8
	vmovhps	(%rdi,%rcx,4), %xmm8, %xmm8
	movl	(%rsp), %ecx
	vpaddd	%ymm6, %ymm9, %ymm11
	vmovsd	(%rax,%rcx,4), %xmm6
	vmovdqa	%ymm12, %ymm5
	vmovhps	(%rdi,%rcx,4), %xmm6, %xmm12
	movl	20(%rsp), %ecx
	vpackusdw	%ymm10, %ymm9, %ymm6
	vmovsd	(%rax,%rcx,4), %xmm9
	vmovhps	(%rdi,%rcx,4), %xmm9, %xmm9
	movl	4(%rsp), %ecx
	vpsubd	%ymm11, %ymm15, %ymm10
	vmovsd	(%rax,%rcx,4), %xmm11
	vmovhps	(%rdi,%rcx,4), %xmm11, %xmm11
	movl	24(%rsp), %ecx
	vpackusdw	%ymm7, %ymm10, %ymm7
	vmovsd	(%rax,%rcx,4), %xmm10
	vmovhps	(%rdi,%rcx,4), %xmm10, %xmm10
	movl	8(%rsp), %ecx
	vinserti128	$1, %xmm8, %ymm12, %ymm8
	vmovsd	(%rax,%rcx,4), %xmm12
	vmovhps	(%rdi,%rcx,4), %xmm12, %xmm12
	movl	28(%rsp), %ecx
	vinserti128	$1, %xmm9, %ymm11, %ymm9
	vmovsd	(%rax,%rcx,4), %xmm11
	vmovhps	(%rdi,%rcx,4), %xmm11, %xmm11
	movl	12(%rsp), %ecx
	vinserti128	$1, %xmm10, %ymm12, %ymm10
	vmovsd	(%rax,%rcx,4), %xmm12
	vmovhps	(%rdi,%rcx,4), %xmm12, %xmm12
	vinserti128	$1, %xmm11, %ymm12, %ymm11
	vmovdqa	.LCPI4_10(%rip), %ymm2
	vpackuswb	%ymm6, %ymm7, %ymm6
	vpshufb	.LCPI4_6(%rip), %ymm6, %ymm7
	vpshufb	%ymm13, %ymm8, %ymm8
	vpxor	%ymm14, %ymm8, %ymm8
	vpmaddubsw	%ymm8, %ymm7, %ymm7
	vpshufb	.LCPI4_9(%rip), %ymm6, %ymm8
	vpshufb	%ymm13, %ymm9, %ymm9
	vpxor	%ymm14, %ymm9, %ymm9
	vpmaddubsw	%ymm9, %ymm8, %ymm8
	vpshufb	%ymm2, %ymm6, %ymm9
	vpshufb	%ymm13, %ymm10, %ymm10
	vpxor	%ymm14, %ymm10, %ymm10
	vpmaddubsw	%ymm10, %ymm9, %ymm9
	vpshufb	.LCPI4_11(%rip), %ymm6, %ymm6
	vpshufb	%ymm13, %ymm11, %ymm10
	vmovdqa	544(%rsp), %ymm11
	vpxor	%ymm14, %ymm10, %ymm10
	vpmaddubsw	%ymm10, %ymm6, %ymm6
	vpunpcklqdq	%ymm8, %ymm7, %ymm10
	vpunpckhqdq	%ymm8, %ymm7, %ymm7
	vpaddw	%ymm7, %ymm10, %ymm7
	vpunpcklqdq	%ymm6, %ymm9, %ymm8
	vpunpckhqdq	%ymm6, %ymm9, %ymm6
	vmovdqa	480(%rsp), %ymm9
	vpaddw	%ymm6, %ymm8, %ymm6
	vpxor	%xmm8, %xmm8, %xmm8
	vpbroadcastw	.LCPI4_22(%rip), %ymm2
	vpsubw	%ymm7, %ymm2, %ymm7
	vpsrlw	$8, %ymm7, %ymm7
	vpsubw	%ymm6, %ymm2, %ymm6
	vpsrlw	$8, %ymm6, %ymm6
	vpackuswb	%ymm6, %ymm7, %ymm6
	movq	%rdx, %rcx
	vmovdqu	%ymm6, (%r13,%rdx,4)
	vpaddq	%ymm3, %ymm11, %ymm3
	vpaddq	%ymm4, %ymm11, %ymm10
	vpaddq	%ymm5, %ymm9, %ymm12
	vpaddq	%ymm0, %ymm9, %ymm0
	addq	$8, %rdx
	addq	$16, %rcx
	cmpq	%r10, %rcx
	jle	.LBB4_257
	vmovdqa	%ymm0, 192(%rsp)
	movl	64(%rsp), %r11d
	movq	224(%rsp), %rbx
	vmovdqa	.LCPI4_6(%rip), %ymm6
	vpbroadcastw	.LCPI4_24(%rip), %ymm7
	vmovdqa	%ymm3, %ymm5
	jmp	.LBB4_265
.LBB4_241:
	movl	64(%rsp), %r11d
.LBB4_259:
	movq	56(%rsp), %r10
.LBB4_260:
	leal	8(%rdx), %r8d
	cmpl	%r10d, %r8d
	jg	.LBB4_266
	movl	%edi, %r8d
	shll	$8, %r8d
	addl	$-256, %r8d
	movl	%ecx, %r9d
	shll	$8, %r9d
	addl	$-256, %r9d
	leal	-2(%rdi), %r10d
	cmpl	$3, %ecx
	movl	$2, %r11d
	cmovgel	%ecx, %r11d
	addl	$-2, %r11d
	movslq	%edi, %rbx
	leaq	(,%rbx,4), %rdi
	cmpl	$2, %ecx
	vmovd	%r8d, %xmm1
	vpbroadcastd	%xmm1, %ymm0
	vmovdqa	%ymm0, 96(%rsp)
	vmovd	%r9d, %xmm2
	vpbroadcastd	%xmm2, %ymm0
	vmovdqa	%ymm0, 288(%rsp)
	vmovd	%r10d, %xmm3
	movq	56(%rsp), %r10
	vpbroadcastd	%xmm3, %ymm0
	vmovdqa	%ymm0, 352(%rsp)
	vmovd	%r11d, %xmm4
	vpbroadcastd	%xmm4, %ymm0
	vmovdqa	%ymm0, 384(%rsp)
	vmovdqa	%ymm5, %ymm1
	vmovd	%ebx, %xmm5
	vpbroadcastd	%xmm5, %ymm0
	vmovdqa	%ymm0, 576(%rsp)
	movl	$0, %ecx
	cmovlq	%rcx, %rdi
	addq	%rax, %rdi
	movslq	%edx, %rdx
	vmovdqa	.LCPI4_8(%rip), %ymm13
	vmovdqa	%ymm7, %ymm4
	vmovaps	192(%rsp), %ymm2
	vmovdqa	160(%rsp), %ymm3
	vmovdqa	448(%rsp), %ymm5
	.p2align	4
.LBB4_262:
	vshufps	$221, %ymm10, %ymm1, %ymm6
	vpminsd	96(%rsp), %ymm6, %ymm6
	vshufps	$221, %ymm2, %ymm12, %ymm7
	vpminsd	288(%rsp), %ymm7, %ymm7
	vpmaxsd	%ymm8, %ymm7, %ymm7
	vpmaxsd	%ymm8, %ymm6, %ymm6
	vpxor	%xmm15, %xmm15, %xmm15
	vpsrld	$8, %ymm6, %ymm8
	vpsrld	$8, %ymm7, %ymm9
	vpminsd	384(%rsp), %ymm9, %ymm9
	vpminsd	352(%rsp), %ymm8, %ymm8
	vmovdqa	%ymm12, %ymm0
	vmovdqa	%ymm10, %ymm12
	vpslld	$8, %ymm8, %ymm10
	vpslld	$8, %ymm9, %ymm11
	vpmulld	576(%rsp), %ymm9, %ymm9
	vpsubd	%ymm10, %ymm6, %ymm6
	vpaddd	%ymm9, %ymm8, %ymm8
	vmovdqa	%ymm8, (%rsp)
	vpsubd	%ymm11, %ymm7, %ymm7
	vpmaddwd	%ymm7, %ymm6, %ymm8
	vpaddd	%ymm5, %ymm8, %ymm8
	vpsrld	$8, %ymm8, %ymm8
	vpsubd	%ymm8, %ymm6, %ymm9
	vpsubd	%ymm8, %ymm7, %ymm7
	vpaddd	%ymm7, %ymm6, %ymm6
	vpsubd	%ymm6, %ymm3, %ymm6
	vpackusdw	%ymm9, %ymm6, %ymm6
	vpackusdw	%ymm8, %ymm7, %ymm7
	movl	16(%rsp), %ecx
	vmovsd	(%rax,%rcx,4), %xmm8
	vpackuswb	%ymm7, %ymm6, %ymm6
	vmovhps	(%rdi,%rcx,4), %xmm8, %xmm7
	movl	(%rsp), %ecx
	vmovsd	(%rax,%rcx,4), %xmm8
	vpshufb	.LCPI4_6(%rip), %ymm6, %ymm9
	vmovhps	(%rdi,%rcx,4), %xmm8, %xmm8
	vinserti128	$1, %xmm7, %ymm8, %ymm7
	vpshufb	%ymm13, %ymm7, %ymm7
	vpxor	%ymm7, %ymm14, %ymm7
	vpshufb	.LCPI4_9(%rip), %ymm6, %ymm8
	movl	20(%rsp), %ecx
	vmovsd	(%rax,%rcx,4), %xmm10
	vpmaddubsw	%ymm7, %ymm9, %ymm7
	vmovhps	(%rdi,%rcx,4), %xmm10, %xmm9
	movl	4(%rsp), %ecx
	vmovsd	(%rax,%rcx,4), %xmm10
	vmovhps	(%rdi,%rcx,4), %xmm10, %xmm10
	vinserti128	$1, %xmm9, %ymm10, %ymm9
	vpshufb	%ymm13, %ymm9, %ymm9
	vpxor	%ymm14, %ymm9, %ymm9
	vpmaddubsw	%ymm9, %ymm8, %ymm8
	vpshufb	.LCPI4_10(%rip), %ymm6, %ymm9
	movl	24(%rsp), %ecx
	vmovsd	(%rax,%rcx,4), %xmm10
	vmovhps	(%rdi,%rcx,4), %xmm10, %xmm10
	movl	8(%rsp), %ecx
	vmovsd	(%rax,%rcx,4), %xmm11
	vmovhps	(%rdi,%rcx,4), %xmm11, %xmm11
	vinserti128	$1, %xmm10, %ymm11, %ymm10
	vpshufb	%ymm13, %ymm10, %ymm10
	vpxor	%ymm14, %ymm10, %ymm10
	movl	28(%rsp), %ecx
	vpmaddubsw	%ymm10, %ymm9, %ymm9
	vmovsd	(%rax,%rcx,4), %xmm10
	vmovhps	(%rdi,%rcx,4), %xmm10, %xmm10
	movl	12(%rsp), %ecx
	vmovsd	(%rax,%rcx,4), %xmm11
	vmovhps	(%rdi,%rcx,4), %xmm11, %xmm11
	vinserti128	$1, %xmm10, %ymm11, %ymm10
	vmovdqa	544(%rsp), %ymm11
	movq	%rdx, %rcx
	vpshufb	.LCPI4_11(%rip), %ymm6, %ymm6
	vpshufb	%ymm13, %ymm10, %ymm10
	vpxor	%ymm14, %ymm10, %ymm10
	vpmaddubsw	%ymm10, %ymm6, %ymm6
	vpunpcklqdq	%ymm8, %ymm7, %ymm10
	vpunpckhqdq	%ymm8, %ymm7, %ymm7
	vpaddw	%ymm7, %ymm10, %ymm7
	vpunpcklqdq	%ymm6, %ymm9, %ymm8
	vpunpckhqdq	%ymm6, %ymm9, %ymm6
	vpaddw	%ymm6, %ymm8, %ymm6
	vpbroadcastw	.LCPI4_22(%rip), %ymm8
	vpsubw	%ymm7, %ymm8, %ymm7
	vpsrlw	$8, %ymm7, %ymm7
	vpsubw	%ymm6, %ymm8, %ymm6
	vpsrlw	$8, %ymm6, %ymm6
	vpackuswb	%ymm6, %ymm7, %ymm6
	vmovdqu	(%r13,%rdx,4), %ymm7
	vpcmpeqd	%ymm8, %ymm8, %ymm8
	vpxor	%ymm6, %ymm8, %ymm8
	vpshufb	.LCPI4_14(%rip), %ymm8, %ymm9
	vpunpcklbw	%ymm15, %ymm7, %ymm10
	vpmullw	%ymm9, %ymm10, %ymm9
	vmovdqa	%ymm12, %ymm10
	vmovdqa	%ymm0, %ymm12
	vpshufb	.LCPI4_15(%rip), %ymm8, %ymm8
	vpunpckhbw	%ymm15, %ymm7, %ymm7
	vpmullw	%ymm7, %ymm8, %ymm7
	vpaddw	%ymm4, %ymm9, %ymm8
	vmovdqa	480(%rsp), %ymm9
	vpbroadcastb	.LCPI4_23(%rip), %ymm0
	vpmulhuw	%ymm0, %ymm8, %ymm8
	vpaddw	%ymm4, %ymm7, %ymm7
	vpmulhuw	%ymm0, %ymm7, %ymm7
	vpackuswb	%ymm7, %ymm8, %ymm7
	vpxor	%xmm8, %xmm8, %xmm8
	vpaddd	%ymm6, %ymm7, %ymm6
	vmovdqu	%ymm6, (%r13,%rdx,4)
	vpaddq	%ymm1, %ymm11, %ymm1
	vpaddq	%ymm11, %ymm10, %ymm10
	vpaddq	%ymm9, %ymm12, %ymm12
	vpaddq	%ymm2, %ymm9, %ymm2
	addq	$8, %rdx
	addq	$16, %rcx
	cmpq	%r10, %rcx
	jle	.LBB4_262
	vmovdqa	%ymm2, 192(%rsp)
.LBB4_264:
	movl	64(%rsp), %r11d
	movq	224(%rsp), %rbx
	vmovdqa	.LCPI4_6(%rip), %ymm6
	vmovdqa	%ymm4, %ymm7
	vmovdqa	%ymm1, %ymm5
.LBB4_265:
	vmovdqa	704(%rsp), %ymm13
.LBB4_266:
	cmpl	%edx, %r10d
	vmovdqa	.LCPI4_8(%rip), %ymm0
	movq	536(%rsp), %rdi
	vmovdqa	160(%rsp), %ymm15
	jle	.LBB4_135
	movl	%r10d, %eax
	subl	%edx, %eax
	movq	72(%rsp), %rsi
	movq	8(%rsi), %rcx
	vshufps	$221, %ymm10, %ymm5, %ymm2
	vshufps	$221, 192(%rsp), %ymm12, %ymm1
	movl	%ecx, %edi
	leal	-2(%rcx), %r9d
	movq	%rcx, %r8
	shrq	$32, %r8
	shll	$8, %edi
	addl	$-256, %edi
	vpcmpeqd	%ymm10, %ymm10, %ymm10
	vmovd	%edi, %xmm3
	vpbroadcastd	%xmm3, %ymm3
	vpminsd	%ymm3, %ymm2, %ymm2
	vpmaxsd	%ymm8, %ymm2, %ymm2
	movl	%r8d, %edi
	shll	$8, %edi
	addl	$-256, %edi
	vmovd	%edi, %xmm3
	vpbroadcastd	%xmm3, %ymm3
	vpminsd	%ymm3, %ymm1, %ymm1
	vpmaxsd	%ymm8, %ymm1, %ymm3
	vpsrld	$8, %ymm2, %ymm1
	vmovd	%r9d, %xmm4
	vpbroadcastd	%xmm4, %ymm4
	vpminsd	%ymm4, %ymm1, %ymm1
	cmpl	$3, %r8d
	movl	$2, %edi
	cmovgel	%r8d, %edi
	vpsrld	$8, %ymm3, %ymm4
	addl	$-2, %edi
	vmovd	%edi, %xmm5
	vpbroadcastd	%xmm5, %ymm5
	vpminsd	%ymm5, %ymm4, %ymm4
	vpslld	$8, %ymm1, %ymm5
	vpsubd	%ymm5, %ymm2, %ymm2
	vpslld	$8, %ymm4, %ymm5
	vpsubd	%ymm5, %ymm3, %ymm3
	vmovd	%ecx, %xmm5
	vpbroadcastd	%xmm5, %ymm5
	vpmulld	%ymm5, %ymm4, %ymm4
	movslq	%ecx, %rcx
	movq	(%rsi), %rdi
	vpaddd	%ymm1, %ymm4, %ymm1
	vmovdqa	%ymm1, (%rsp)
	vpmaddwd	%ymm3, %ymm2, %ymm1
	vpaddd	448(%rsp), %ymm1, %ymm1
	vpsrld	$8, %ymm1, %ymm1
	vpsubd	%ymm1, %ymm2, %ymm4
	vpsubd	%ymm1, %ymm3, %ymm3
	vpaddd	%ymm3, %ymm2, %ymm2
	vpsubd	%ymm2, %ymm15, %ymm2
	vpackusdw	%ymm4, %ymm2, %ymm2
	vpackusdw	%ymm1, %ymm3, %ymm1
	vpackuswb	%ymm1, %ymm2, %ymm1
	shlq	$2, %rcx
	cmpl	$2, %r8d
	movl	$0, %r8d
	cmovlq	%r8, %rcx
	addq	%rdi, %rcx
	vpshufb	%ymm6, %ymm1, %ymm2
	movl	16(%rsp), %r8d
	vmovsd	(%rdi,%r8,4), %xmm3
	vmovhps	(%rcx,%r8,4), %xmm3, %xmm3
	movl	(%rsp), %r8d
	vmovsd	(%rdi,%r8,4), %xmm4
	vmovhps	(%rcx,%r8,4), %xmm4, %xmm4
	vinserti128	$1, %xmm3, %ymm4, %ymm3
	vpshufb	%ymm0, %ymm3, %ymm3
	vpxor	%ymm3, %ymm14, %ymm3
	vpmaddubsw	%ymm3, %ymm2, %ymm2
	vpshufb	.LCPI4_9(%rip), %ymm1, %ymm3
	movl	20(%rsp), %r8d
	vmovsd	(%rdi,%r8,4), %xmm4
	vmovhps	(%rcx,%r8,4), %xmm4, %xmm4
	movl	4(%rsp), %r8d
	vmovsd	(%rdi,%r8,4), %xmm5
	vmovhps	(%rcx,%r8,4), %xmm5, %xmm5
	vinserti128	$1, %xmm4, %ymm5, %ymm4
	vpshufb	%ymm0, %ymm4, %ymm4
	vpxor	%ymm4, %ymm14, %ymm4
	vpmaddubsw	%ymm4, %ymm3, %ymm3
	vpshufb	.LCPI4_10(%rip), %ymm1, %ymm4
	movl	24(%rsp), %r8d
	vmovsd	(%rdi,%r8,4), %xmm5
	vmovhps	(%rcx,%r8,4), %xmm5, %xmm5
	movl	8(%rsp), %r8d
	vmovsd	(%rdi,%r8,4), %xmm6
	vmovhps	(%rcx,%r8,4), %xmm6, %xmm6
	vinserti128	$1, %xmm5, %ymm6, %ymm5
	vpshufb	%ymm0, %ymm5, %ymm5
	vpxor	%ymm5, %ymm14, %ymm5
	vpmaddubsw	%ymm5, %ymm4, %ymm4
	movl	28(%rsp), %r8d
	vmovsd	(%rdi,%r8,4), %xmm5
	vmovhps	(%rcx,%r8,4), %xmm5, %xmm5
	movl	12(%rsp), %r8d
	vmovsd	(%rdi,%r8,4), %xmm6
	vmovhps	(%rcx,%r8,4), %xmm6, %xmm6
	vinserti128	$1, %xmm5, %ymm6, %ymm5
	vpshufb	.LCPI4_11(%rip), %ymm1, %ymm1
	vpshufb	%ymm0, %ymm5, %ymm5
	vpxor	%ymm5, %ymm14, %ymm5
	vpmaddubsw	%ymm5, %ymm1, %ymm1
	vpunpcklqdq	%ymm3, %ymm2, %ymm5
	vpunpckhqdq	%ymm3, %ymm2, %ymm2
	vpaddw	%ymm5, %ymm2, %ymm2
	vpunpcklqdq	%ymm1, %ymm4, %ymm3
	vpunpckhqdq	%ymm1, %ymm4, %ymm1
	vpaddw	%ymm3, %ymm1, %ymm1
	vpbroadcastw	.LCPI4_22(%rip), %ymm0
	vpsubw	%ymm2, %ymm0, %ymm2
	vpsrlw	$8, %ymm2, %ymm2
	vpsubw	%ymm1, %ymm0, %ymm1
	vpsrlw	$8, %ymm1, %ymm1
	vmovdqa	320(%rsp), %ymm3
	vpmullw	%ymm2, %ymm3, %ymm2
	vpaddw	%ymm7, %ymm2, %ymm2
	vpbroadcastb	.LCPI4_23(%rip), %ymm5
	vpmulhuw	%ymm5, %ymm2, %ymm2
	vpmullw	%ymm1, %ymm3, %ymm0
	vpaddw	%ymm7, %ymm0, %ymm0
	vpmulhuw	%ymm5, %ymm0, %ymm0
	movslq	%edx, %rcx
	vmovd	%eax, %xmm1
	vpbroadcastd	%xmm1, %ymm1
	vpmaxud	.LCPI4_19(%rip), %ymm1, %ymm3
	vpcmpeqd	%ymm3, %ymm1, %ymm1
	vpmaskmovd	(%r13,%rcx,4), %ymm1, %ymm1
	vpackuswb	%ymm0, %ymm2, %ymm0
	vpxor	%ymm0, %ymm10, %ymm2
	vpshufb	.LCPI4_14(%rip), %ymm2, %ymm3
	vpunpcklbw	%ymm8, %ymm1, %ymm4
	vpmullw	%ymm3, %ymm4, %ymm3
	vpshufb	.LCPI4_15(%rip), %ymm2, %ymm2
	vpunpckhbw	%ymm8, %ymm1, %ymm1
	vpmullw	%ymm2, %ymm1, %ymm1
	vpaddw	%ymm7, %ymm3, %ymm2
	vpmulhuw	%ymm5, %ymm2, %ymm2
	vpaddw	%ymm7, %ymm1, %ymm1
	vpmulhuw	%ymm5, %ymm1, %ymm1
	vpackuswb	%ymm1, %ymm2, %ymm1
	vpaddd	%ymm0, %ymm1, %ymm0
	leaq	(,%rcx,4), %rcx
	addq	%r13, %rcx
	testb	$4, %al
	je	.LBB4_269
	vmovdqu	%xmm0, (%rcx)
	vextracti128	$1, %ymm0, %xmm0
	addq	$16, %rcx
.LBB4_269:
	testb	$2, %al
	movq	536(%rsp), %rdi
	je	.LBB4_271
	vmovq	%xmm0, (%rcx)
	vpshufd	$238, %xmm0, %xmm0
	addq	$8, %rcx
.LBB4_271:
	testb	$1, %al
	je	.LBB4_135
	vmovd	%xmm0, (%rcx)
	jmp	.LBB4_135
.LBB4_242:
	movq	56(%rsp), %r10
	movq	224(%rsp), %rbx
	jmp	.LBB4_246
.LBB4_251:
	movq	56(%rsp), %r10
	movq	224(%rsp), %rbx
	jmp	.LBB4_254
.LBB4_252:
	movq	56(%rsp), %r10
	movq	224(%rsp), %rbx
	jmp	.LBB4_260
.LBB4_273:
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.Lfunc_end4:
	.size	texels_rows, .Lfunc_end4-texels_rows

	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI5_0:
	.long	1
.LCPI5_2:
	.long	256
.LCPI5_5:
	.long	2048
.LCPI5_6:
	.long	2
	.section	.rodata.cst32,"aM",@progbits,32
	.p2align	5, 0x0
.LCPI5_1:
	.long	0
	.long	1
	.long	2
	.long	3
	.long	4
	.long	5
	.long	6
	.long	7
.LCPI5_3:
	.zero	4
	.long	0
	.long	1
	.long	2
	.long	3
	.long	4
	.long	5
	.long	6
.LCPI5_4:
	.long	0
	.long	256
	.long	512
	.long	768
	.long	1024
	.long	1280
	.long	1536
	.long	1792
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.LCPI5_7:
	.quad	2
.LCPI5_8:
	.quad	1
	.text
	.p2align	4
	.type	add_long_edge,@function
add_long_edge:
	movl	%esi, %eax
	andl	$-256, %eax
	cmpl	%edx, %eax
	jge	.LBB5_19
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	andq	$-32, %rsp
	subq	$1088, %rsp
	movl	%edx, %ebx
	movq	16(%rbp), %rax
	vmovq	%rax, %xmm0
	vpmovsxdq	%xmm0, %xmm3
	vmovd	%eax, %xmm1
	shrq	$32, %rax
	vmovd	%eax, %xmm2
	vmovq	24(%rbp), %xmm4
	vpmovsxdq	%xmm4, %xmm5
	vpsubq	%xmm3, %xmm5, %xmm7
	vpbroadcastd	32(%rbp), %ymm9
	vpsubd	%xmm0, %xmm4, %xmm4
	vpbroadcastd	%xmm4, %xmm3
	vpbroadcastd	.LCPI5_0(%rip), %xmm5
	vpshufd	$85, %xmm4, %xmm4
	vpmaxsd	%xmm5, %xmm4, %xmm4
	vmovd	%esi, %xmm5
	vmovd	%edx, %xmm6
	vpextrd	$1, %xmm0, %eax
	movslq	%esi, %rdx
	cltq
	subq	%rax, %rdx
	vmovq	%xmm7, %rax
	vpextrq	$1, %xmm7, %rcx
	imulq	%rdx, %rax
	movq	%rax, %rdx
	orq	%rcx, %rdx
	shrq	$32, %rdx
	je	.LBB5_2
	cqto
	idivq	%rcx
	jmp	.LBB5_4
.LBB5_2:
	xorl	%edx, %edx
	divl	%ecx
.LBB5_4:
	vpbroadcastd	%xmm1, %ymm1
	vmovdqa	%ymm1, 864(%rsp)
	vcvtdq2pd	%xmm3, %ymm11
	vpbroadcastd	%xmm2, %ymm1
	vmovdqa	%ymm1, 832(%rsp)
	vcvtdq2pd	%xmm4, %ymm13
	vpbroadcastd	%xmm5, %ymm1
	vmovdqa	%ymm1, 800(%rsp)
	vpbroadcastd	%xmm6, %ymm1
	vmovdqa	%ymm1, 768(%rsp)
	sarl	$8, %esi
	vmovd	%xmm0, %ecx
	addl	%eax, %ecx
	vmovd	%ecx, %xmm0
	vpbroadcastd	%xmm0, %ymm0
	vpbroadcastd	.LCPI5_2(%rip), %ymm5
	vbroadcastss	.LCPI5_0(%rip), %ymm1
	vmovaps	%ymm1, 736(%rsp)
	vbroadcastss	.LCPI5_6(%rip), %ymm1
	vmovaps	%ymm1, 704(%rsp)
	vbroadcastsd	.LCPI5_7(%rip), %ymm1
	vmovaps	%ymm1, 672(%rsp)
	vpbroadcastq	.LCPI5_8(%rip), %ymm1
	vmovdqa	%ymm1, 640(%rsp)
	.p2align	4
.LBB5_5:
	vmovd	%esi, %xmm1
	vpbroadcastd	%xmm1, %ymm1
	vpaddd	.LCPI5_1(%rip), %ymm1, %ymm6
	vpslld	$8, %ymm6, %ymm1
	vpaddd	%ymm5, %ymm1, %ymm2
	vpminsd	768(%rsp), %ymm2, %ymm2
	vpsubd	832(%rsp), %ymm2, %ymm3
	vcvtdq2pd	%xmm3, %ymm4
	vmulpd	%ymm4, %ymm11, %ymm4
	vdivpd	%ymm13, %ymm4, %ymm4
	vpmaxsd	800(%rsp), %ymm1, %ymm1
	vextracti128	$1, %ymm3, %xmm3
	vcvtdq2pd	%xmm3, %ymm3
	vmulpd	%ymm3, %ymm11, %ymm3
	vdivpd	%ymm13, %ymm3, %ymm3
	vcvttpd2dq	%ymm4, %xmm4
	vcvttpd2dq	%ymm3, %xmm3
	vpsubd	%ymm1, %ymm2, %ymm7
	vinsertf128	$1, %xmm3, %ymm4, %ymm1
	vpaddd	864(%rsp), %ymm1, %ymm2
	vmovdqa	.LCPI5_3(%rip), %ymm1
	vpermd	%ymm2, %ymm1, %ymm1
	vpblendd	$1, %ymm0, %ymm1, %ymm0
	vpminsd	%ymm2, %ymm0, %ymm14
	vmovdqa	%ymm2, 896(%rsp)
	vpmaxsd	%ymm2, %ymm0, %ymm8
	vpsrad	$8, %ymm14, %ymm1
	vpcmpgtd	%ymm14, %ymm8, %ymm0
	vpaddd	%ymm0, %ymm8, %ymm0
	vpsrad	$8, %ymm0, %ymm2
	vpxor	%xmm0, %xmm0, %xmm0
	vpcmpgtd	%ymm0, %ymm7, %ymm10
	vpsubd	%ymm1, %ymm2, %ymm0
	vpcmpgtd	736(%rsp), %ymm0, %ymm0
	vptest	%ymm0, %ymm10
	jne	.LBB5_6
.LBB5_15:
	vpcmpeqd	%ymm2, %ymm1, %ymm2
	vpbroadcastd	28(%rdi), %ymm0
	vpblendvb	%ymm10, %ymm6, %ymm0, %ymm0
	vpand	%ymm1, %ymm10, %ymm1
	vpslld	$8, %ymm1, %ymm3
	vmovdqa	%ymm5, %ymm12
	vpaddd	%ymm5, %ymm3, %ymm3
	vpsubd	%ymm14, %ymm3, %ymm4
	vpmaddwd	%ymm7, %ymm4, %ymm4
	vcvtdq2ps	%ymm4, %ymm4
	vpsubd	%ymm14, %ymm8, %ymm5
	vcvtdq2ps	%ymm5, %ymm5
	vdivps	%ymm5, %ymm4, %ymm4
	vcvttps2dq	%ymm4, %ymm4
	vblendvps	%ymm2, %ymm7, %ymm4, %ymm4
	vblendvps	%ymm2, %ymm8, %ymm3, %ymm2
	vpsignd	%ymm9, %ymm4, %ymm5
	vpsubd	%ymm4, %ymm7, %ymm4
	vpsignd	%ymm9, %ymm4, %ymm4
	vpslld	$9, %ymm1, %ymm6
	vpsubd	%ymm6, %ymm14, %ymm6
	vpaddd	%ymm2, %ymm6, %ymm6
	vpmaddwd	%ymm5, %ymm6, %ymm6
	vpaddd	%ymm2, %ymm8, %ymm2
	vpaddd	%ymm3, %ymm3, %ymm3
	vpsubd	%ymm3, %ymm2, %ymm2
	vpmaddwd	%ymm4, %ymm2, %ymm2
	vpslld	$9, %ymm5, %ymm3
	vpsubd	%ymm6, %ymm3, %ymm3
	vpslld	$9, %ymm4, %ymm4
	vpaddd	%ymm4, %ymm6, %ymm4
	vpsubd	%ymm2, %ymm4, %ymm4
	vmovd	32(%rdi), %xmm5
	vpsrld	%xmm5, %ymm1, %ymm6
	vpaddd	704(%rsp), %ymm1, %ymm7
	vpsrld	%xmm5, %ymm7, %ymm5
	vpmovzxdq	%xmm5, %ymm7
	vmovdqa	672(%rsp), %ymm14
	vpsllvq	%ymm7, %ymm14, %ymm7
	vpmovzxdq	%xmm6, %ymm8
	vmovdqa	640(%rsp), %ymm15
	vpsllvq	%ymm8, %ymm15, %ymm8
	vpsubq	%ymm8, %ymm7, %ymm7
	vmovdqa	%ymm7, 224(%rsp)
	vextracti128	$1, %ymm5, %xmm5
	vpmovzxdq	%xmm5, %ymm5
	vpsllvq	%ymm5, %ymm14, %ymm5
	vextracti128	$1, %ymm6, %xmm6
	vpmovzxdq	%xmm6, %ymm6
	vpsllvq	%ymm6, %ymm15, %ymm6
	vpsubq	%ymm6, %ymm5, %ymm5
	vmovdqa	%ymm5, 256(%rsp)
	vmovdqa	%ymm0, 64(%rsp)
	vpbroadcastd	16(%rdi), %ymm5
	vpmulld	%ymm0, %ymm5, %ymm0
	vpaddd	%ymm1, %ymm0, %ymm0
	vmovdqa	%ymm0, 96(%rsp)
	vpand	%ymm3, %ymm10, %ymm0
	vmovdqa	%ymm0, 128(%rsp)
	vpand	%ymm4, %ymm10, %ymm0
	vmovdqa	%ymm0, 160(%rsp)
	vpand	%ymm2, %ymm10, %ymm0
	vmovdqa	%ymm0, 192(%rsp)
	movq	(%rdi), %rax
	movl	$20, %ecx
	.p2align	4
.LBB5_16:
	movslq	16(%rsp,%rcx,4), %rdx
	movl	48(%rsp,%rcx,4), %r8d
	movl	80(%rsp,%rcx,4), %r9d
	movl	112(%rsp,%rcx,4), %r10d
	vmovq	(%rax,%rdx,4), %xmm0
	vmovd	%r8d, %xmm1
	vpinsrd	$1, %r9d, %xmm1, %xmm1
	vpaddd	%xmm1, %xmm0, %xmm0
	vmovq	%xmm0, (%rax,%rdx,4)
	addl	%r10d, 8(%rax,%rdx,4)
	movq	64(%rsp,%rcx,8), %rdx
	movq	8(%rdi), %r8
	movslq	-16(%rsp,%rcx,4), %r9
	orq	%rdx, (%r8,%r9,8)
	incq	%rcx
	cmpq	$28, %rcx
	jne	.LBB5_16
	vpshufd	$255, 896(%rsp), %ymm0
	vpermq	$170, %ymm0, %ymm0
	addl	$8, %esi
	movl	%esi, %eax
	shll	$8, %eax
	cmpl	%ebx, %eax
	vmovdqa	%ymm12, %ymm5
	jl	.LBB5_5
	jmp	.LBB5_18
.LBB5_6:
	vmovdqa	%ymm2, 320(%rsp)
	vmovdqa	%ymm1, 352(%rsp)
	vmovdqa	%ymm5, 32(%rsp)
	vmovapd	%ymm11, 512(%rsp)
	vmovdqa	%ymm10, 480(%rsp)
	vpand	%ymm0, %ymm10, %ymm1
	vextracti128	$1, %ymm1, %xmm0
	vmovdqa	%ymm1, 288(%rsp)
	vpackssdw	%xmm0, %xmm1, %xmm0
	vmovdqa	%ymm6, 448(%rsp)
	vmovdqu	%ymm6, 64(%rsp)
	vmovdqu	%ymm14, 1024(%rsp)
	vmovdqa	%ymm8, 384(%rsp)
	vmovdqu	%ymm8, 992(%rsp)
	vmovdqa	%ymm7, 416(%rsp)
	vmovdqu	%ymm7, 960(%rsp)
	vmovdqa	%ymm9, 544(%rsp)
	vmovdqu	%ymm9, 928(%rsp)
	vpmovmskb	%xmm0, %eax
	testl	%eax, %eax
	je	.LBB5_14
	vpacksswb	%xmm0, %xmm0, %xmm0
	vpmovmskb	%xmm0, %eax
	movzbl	%al, %eax
	vmovapd	%ymm13, 608(%rsp)
	vmovdqa	%ymm14, 576(%rsp)
	jmp	.LBB5_8
.LBB5_9:
	movq	%rdi, %r14
	movl	%esi, %r15d
	movl	%eax, %esi
	movl	%r10d, %ecx
	vzeroupper
	callq	add_slope
	vmovdqa	576(%rsp), %ymm14
	vmovapd	608(%rsp), %ymm13
	movq	%r14, %rdi
	movl	%r15d, %esi
.LBB5_13:
	movq	24(%rsp), %rcx
	leal	-1(%rcx), %eax
	andl	%ecx, %eax
	je	.LBB5_14
.LBB5_8:
	movq	%rax, 24(%rsp)
	rep		bsfl	%eax, %ecx
	shll	$2, %ecx
	movslq	64(%rsp,%rcx), %rax
	movl	1024(%rsp,%rcx), %edx
	movl	992(%rsp,%rcx), %r10d
	movl	960(%rsp,%rcx), %r8d
	movl	928(%rsp,%rcx), %r9d
	movl	%r10d, %r13d
	subl	%edx, %r13d
	cmpl	$8192, %r13d
	jge	.LBB5_9
	movl	%r9d, 20(%rsp)
	leal	-1(%r10), %r12d
	sarl	$8, %r12d
	incl	%r12d
	movzbl	32(%rdi), %r9d
	movl	%r12d, %r14d
	movl	%r9d, %ecx
	sarl	%cl, %r14d
	movl	$2, %r11d
	movl	%r14d, %ecx
	shlq	%cl, %r11
	movl	%edx, %r15d
	sarl	$8, %r15d
	movl	%r15d, %r14d
	movl	%r9d, %ecx
	sarl	%cl, %r14d
	movq	$-1, %r9
	movl	%r14d, %ecx
	shlq	%cl, %r9
	addq	%r11, %r9
	movq	8(%rdi), %rcx
	orq	%r9, (%rcx,%rax,8)
	cmpl	%r12d, %r15d
	vmovdqa	32(%rsp), %ymm12
	jg	.LBB5_13
	movzbl	%dl, %ecx
	vmovd	%ecx, %xmm0
	vpbroadcastd	%xmm0, %ymm0
	andl	$-256, %edx
	subl	%edx, %r10d
	vmovd	%r10d, %xmm1
	vpbroadcastd	%xmm1, %ymm1
	vcvtsi2ss	%r8d, %xmm15, %xmm3
	vmovd	20(%rsp), %xmm2
	vcvtsi2ss	%r13d, %xmm15, %xmm4
	vpbroadcastd	%xmm2, %ymm2
	vbroadcastss	%xmm3, %ymm3
	imulq	16(%rdi), %rax
	vbroadcastss	%xmm4, %ymm4
	shlq	$2, %rax
	addq	(%rdi), %rax
	movslq	%r15d, %rcx
	vpxor	%xmm7, %xmm7, %xmm7
	vmovdqa	.LCPI5_4(%rip), %ymm5
	vpxor	%xmm6, %xmm6, %xmm6
	.p2align	4
.LBB5_12:
	vpaddd	%ymm5, %ymm12, %ymm8
	vpminsd	%ymm1, %ymm8, %ymm8
	vpsubd	%ymm0, %ymm8, %ymm9
	vcvtdq2ps	%ymm9, %ymm9
	vmulps	%ymm3, %ymm9, %ymm9
	vdivps	%ymm4, %ymm9, %ymm9
	vcvttps2dq	%ymm9, %ymm9
	vperm2i128	$33, %ymm9, %ymm7, %ymm7
	vpalignr	$12, %ymm7, %ymm9, %ymm7
	vpmaxsd	%ymm0, %ymm5, %ymm10
	vpsubd	%ymm7, %ymm9, %ymm7
	vpaddd	%ymm5, %ymm5, %ymm11
	vpsubd	%ymm11, %ymm10, %ymm10
	vpaddd	%ymm8, %ymm10, %ymm8
	vpsignd	%ymm2, %ymm7, %ymm7
	vpmaddwd	%ymm7, %ymm8, %ymm8
	vpslld	$9, %ymm7, %ymm7
	vpsubd	%ymm8, %ymm7, %ymm7
	vperm2i128	$33, %ymm8, %ymm6, %ymm6
	vpalignr	$12, %ymm6, %ymm8, %ymm6
	vpaddd	(%rax,%rcx,4), %ymm7, %ymm7
	vpaddd	%ymm6, %ymm7, %ymm6
	vpbroadcastd	.LCPI5_5(%rip), %ymm7
	vpaddd	%ymm7, %ymm5, %ymm5
	vmovdqu	%ymm6, (%rax,%rcx,4)
	addq	$8, %rcx
	vmovdqa	%ymm9, %ymm7
	vmovdqa	%ymm8, %ymm6
	cmpl	%r12d, %ecx
	jle	.LBB5_12
	jmp	.LBB5_13
.LBB5_14:
	vmovdqa	480(%rsp), %ymm10
	vmovdqa	288(%rsp), %ymm0
	vpandn	%ymm10, %ymm0, %ymm10
	vmovdqa	544(%rsp), %ymm9
	vmovapd	512(%rsp), %ymm11
	vmovdqa	32(%rsp), %ymm5
	vmovdqa	448(%rsp), %ymm6
	vmovdqa	416(%rsp), %ymm7
	vmovdqa	384(%rsp), %ymm8
	vmovdqa	352(%rsp), %ymm1
	vmovdqa	320(%rsp), %ymm2
	jmp	.LBB5_15
.LBB5_18:
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
.LBB5_19:
	vzeroupper
	retq
.Lfunc_end5:
	.size	add_long_edge, .Lfunc_end5-add_long_edge

	.p2align	4
	.type	add_slope,@function
add_slope:
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movl	%edx, %r11d
	movslq	%esi, %rsi
	movq	16(%rdi), %r15
	imulq	%rsi, %r15
	shlq	$2, %r15
	addq	(%rdi), %r15
	movl	%edx, %ebx
	sarl	$8, %ebx
	leal	-1(%rcx), %r12d
	sarl	$8, %r12d
	movq	%rcx, -64(%rbp)
	movl	%ecx, %r13d
	subl	%edx, %r13d
	cmovlel	%ebx, %r12d
	testl	%ebx, %ebx
	movl	$0, %r14d
	cmovgl	%ebx, %r14d
	movl	24(%rdi), %eax
	decl	%eax
	cmpl	%eax, %r12d
	movl	%eax, -44(%rbp)
	cmovll	%r12d, %eax
	incl	%eax
	movzbl	32(%rdi), %edx
	movl	%edx, %ecx
	sarl	%cl, %eax
	movl	$2, %r10d
	movl	%eax, %ecx
	shlq	%cl, %r10
	movq	%r14, -56(%rbp)
	movl	%r14d, %eax
	movl	%edx, %ecx
	shrl	%cl, %eax
	movq	$-1, %rdx
	movl	%eax, %ecx
	shlq	%cl, %rdx
	movl	%r9d, -48(%rbp)
	addq	%r10, %rdx
	movq	8(%rdi), %rax
	orq	%rdx, (%rax,%rsi,8)
	testl	%ebx, %ebx
	js	.LBB6_1
	cmpl	%r12d, %ebx
	jge	.LBB6_9
	movzbl	%r11b, %ecx
	movl	$256, %eax
	subl	%ecx, %eax
	imull	%r8d, %eax
	xorl	%edx, %edx
	divl	%r13d
	movl	%eax, %ecx
	movl	%edx, %esi
	xorl	%r9d, %r9d
	movq	-56(%rbp), %rdx
	movl	-44(%rbp), %r14d
	jmp	.LBB6_11
.LBB6_1:
	movslq	%r11d, %rdi
	movslq	%r8d, %rsi
	movq	%rsi, %rax
	imulq	%rdi, %rax
	movslq	%r13d, %rcx
	movq	%rax, %rdx
	orq	%rcx, %rdx
	shrq	$32, %rdx
	je	.LBB6_2
	cqto
	idivq	%rcx
	movq	%rax, %r9
	jmp	.LBB6_4
.LBB6_9:
	xorl	%esi, %esi
	movl	%r8d, %ecx
	movq	-56(%rbp), %rdx
	movl	-44(%rbp), %r14d
	movq	-64(%rbp), %rax
	xorl	%r9d, %r9d
	cmpl	%r12d, %edx
	jl	.LBB6_14
.LBB6_13:
	movl	%r9d, %ecx
	movl	%edx, %r10d
	jmp	.LBB6_23
.LBB6_2:
	xorl	%edx, %edx
	divl	%r13d
	movl	%eax, %r9d
.LBB6_4:
	movl	-44(%rbp), %r14d
	negl	%r9d
	movl	$256, %eax
	subq	%rdi, %rax
	imulq	%rsi, %rax
	movq	%rax, %rdx
	orq	%rcx, %rdx
	shrq	$32, %rdx
	je	.LBB6_5
	cqto
	idivq	%rcx
	movq	%rdx, %rsi
	movq	%rax, %rcx
	jmp	.LBB6_7
.LBB6_5:
	xorl	%edx, %edx
	divl	%r13d
	movl	%edx, %esi
	movl	%eax, %ecx
.LBB6_7:
	movl	-48(%rbp), %eax
	imull	%r9d, %eax
	shll	$9, %eax
	addl	%eax, (%r15)
	xorl	%r11d, %r11d
	movq	-56(%rbp), %rdx
.LBB6_11:
	movq	-64(%rbp), %rax
	cmpl	%r12d, %edx
	jge	.LBB6_13
.LBB6_14:
	movl	%ecx, %eax
	subl	%r9d, %eax
	imull	-48(%rbp), %eax
	movl	%r13d, %ebx
	movl	%edx, %r13d
	shll	$8, %r13d
	subl	%r13d, %r11d
	leal	256(%r11), %edi
	imull	%eax, %edi
	movl	$256, %r10d
	subl	%r11d, %r10d
	imull	%eax, %r10d
	movl	%r8d, %eax
	shll	$8, %eax
	movq	%rdx, %r11
	cltd
	movl	%ebx, %r9d
	idivl	%ebx
	movl	%r11d, %ebx
	addl	%r10d, (%r15,%rbx,4)
	leal	1(%r11), %r10d
	cmpl	%r12d, %r10d
	movl	%r8d, -56(%rbp)
	setae	%r8b
	cmpl	%r11d, %r14d
	setle	%r14b
	orb	%r8b, %r14b
	jne	.LBB6_20
	incq	%rbx
	movl	-44(%rbp), %r8d
	movl	%r12d, %r12d
	addl	$256, %r13d
	movl	%r13d, %r11d
	.p2align	4
.LBB6_16:
	movq	%r15, %r10
	movl	%edi, %r15d
	movq	%rbx, %r13
	addl	%eax, %ecx
	addl	%edx, %esi
	xorl	%edi, %edi
	cmpl	%r9d, %esi
	setge	%dil
	movl	$0, %r14d
	cmovgel	%r9d, %r14d
	addl	%edi, %ecx
	addl	%eax, %edi
	imull	-48(%rbp), %edi
	shll	$8, %edi
	addl	%edi, %r15d
	addl	%r15d, (%r10,%rbx,4)
	movq	%r10, %r15
	incq	%rbx
	addl	$256, %r11d
	cmpq	%r8, %r13
	jae	.LBB6_18
	subl	%r14d, %esi
	cmpq	%r12, %rbx
	jb	.LBB6_16
.LBB6_18:
	movl	%ebx, %eax
	addl	%edi, (%r15,%rax,4)
	cmpq	%r8, %r13
	movl	-56(%rbp), %r8d
	jae	.LBB6_24
	movl	%ebx, %r10d
	jmp	.LBB6_22
.LBB6_20:
	movl	%r10d, %eax
	addl	%edi, (%r15,%rax,4)
	cmpl	%r11d, -44(%rbp)
	movl	-56(%rbp), %r8d
	jle	.LBB6_24
	movl	%r10d, %r11d
	shll	$8, %r11d
.LBB6_22:
	movq	-64(%rbp), %rax
.LBB6_23:
	subl	%ecx, %r8d
	imull	-48(%rbp), %r8d
	addl	%eax, %r11d
	movl	%r10d, %eax
	shll	$9, %r10d
	subl	%r10d, %r11d
	movl	$512, %ecx
	subl	%r11d, %ecx
	imull	%r8d, %ecx
	addl	%ecx, (%r15,%rax,4)
	imull	%r8d, %r11d
	addl	%r11d, 4(%r15,%rax,4)
.LBB6_24:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lfunc_end6:
	.size	add_slope, .Lfunc_end6-add_slope

	.section	.rodata.cst32,"aM",@progbits,32
	.p2align	5, 0x0
.LCPI7_0:
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
.LCPI7_1:
	.zero	32,1
.LCPI7_2:
	.long	1
	.long	2
	.long	3
	.long	4
	.long	5
	.long	6
	.long	7
	.long	8
	.section	.rodata,"a",@progbits
	.p2align	1, 0x0
.LCPI7_3:
	.short	128
.LCPI7_4:
	.byte	1
	.text
	.p2align	4
	.type	color_run_partially,@function
color_run_partially:
	movl	%edx, %eax
	andl	$16711935, %eax
	imull	%ecx, %eax
	leal	8388736(%rax), %r8d
	shrl	$8, %edx
	andl	$16711935, %edx
	imull	%ecx, %edx
	leal	8388736(%rdx), %ecx
	shrl	$8, %r8d
	andl	$16711935, %r8d
	addl	%r8d, %eax
	addl	$8388736, %eax
	shrl	$8, %eax
	andl	$16711935, %eax
	shrl	$8, %ecx
	andl	$16711935, %ecx
	addl	%edx, %ecx
	addl	$8388736, %ecx
	movl	%ecx, %edx
	andl	$-16711936, %edx
	orl	%eax, %edx
	vmovd	%edx, %xmm0
	vpbroadcastd	%xmm0, %ymm0
	shrl	$24, %ecx
	movl	%ecx, %eax
	xorl	$255, %eax
	vmovd	%eax, %xmm1
	vpbroadcastw	%xmm1, %ymm1
	cmpl	$255, %ecx
	jne	.LBB7_3
	cmpl	$8, %esi
	jl	.LBB7_4
	movl	%esi, %ecx
	xorl	%eax, %eax
	.p2align	4
.LBB7_6:
	movq	%rax, %rdx
	vmovdqu	%ymm0, (%rdi,%rax,4)
	addq	$8, %rax
	addq	$16, %rdx
	cmpq	%rcx, %rdx
	jbe	.LBB7_6
	jmp	.LBB7_9
.LBB7_3:
	cmpl	$8, %esi
	jge	.LBB7_7
.LBB7_4:
	xorl	%eax, %eax
	jmp	.LBB7_9
.LBB7_7:
	movl	%esi, %ecx
	xorl	%eax, %eax
	vpxor	%xmm2, %xmm2, %xmm2
	vpbroadcastw	.LCPI7_3(%rip), %ymm3
	vpbroadcastb	.LCPI7_4(%rip), %ymm4
	.p2align	4
.LBB7_8:
	movq	%rax, %rdx
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
	addq	$8, %rax
	addq	$16, %rdx
	cmpq	%rcx, %rdx
	jbe	.LBB7_8
.LBB7_9:
	pushq	%rbp
	movq	%rsp, %rbp
	subl	%eax, %esi
	jle	.LBB7_14
	movl	%eax, %eax
	vmovd	%esi, %xmm2
	vpbroadcastd	%xmm2, %ymm2
	vpmaxud	.LCPI7_2(%rip), %ymm2, %ymm3
	vpcmpeqd	%ymm3, %ymm2, %ymm2
	vpmaskmovd	(%rdi,%rax,4), %ymm2, %ymm2
	leaq	(%rdi,%rax,4), %rax
	vpxor	%xmm3, %xmm3, %xmm3
	vpunpcklbw	%ymm3, %ymm2, %ymm4
	vpmullw	%ymm4, %ymm1, %ymm4
	vpbroadcastw	.LCPI7_3(%rip), %ymm5
	vpaddw	%ymm5, %ymm4, %ymm4
	vpbroadcastb	.LCPI7_4(%rip), %ymm6
	vpmulhuw	%ymm6, %ymm4, %ymm4
	vpunpckhbw	%ymm3, %ymm2, %ymm2
	vpmullw	%ymm2, %ymm1, %ymm1
	vpaddw	%ymm5, %ymm1, %ymm1
	vpmulhuw	%ymm6, %ymm1, %ymm1
	vpackuswb	%ymm1, %ymm4, %ymm1
	vpaddd	%ymm1, %ymm0, %ymm0
	testb	$4, %sil
	jne	.LBB7_15
	testb	$2, %sil
	jne	.LBB7_16
.LBB7_12:
	testb	$1, %sil
	je	.LBB7_14
.LBB7_13:
	vmovd	%xmm0, (%rax)
.LBB7_14:
	popq	%rbp
	vzeroupper
	retq
.LBB7_15:
	vmovdqu	%xmm0, (%rax)
	vextracti128	$1, %ymm0, %xmm0
	addq	$16, %rax
	testb	$2, %sil
	je	.LBB7_12
.LBB7_16:
	vmovq	%xmm0, (%rax)
	vpshufd	$238, %xmm0, %xmm0
	addq	$8, %rax
	testb	$1, %sil
	jne	.LBB7_13
	jmp	.LBB7_14
.Lfunc_end7:
	.size	color_run_partially, .Lfunc_end7-color_run_partially

	.section	.rodata.cst32,"aM",@progbits,32
	.p2align	5, 0x0
.LCPI8_0:
	.long	0
	.long	1
	.long	2
	.long	3
	.long	4
	.long	5
	.long	6
	.long	7
.LCPI8_1:
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
.LCPI8_2:
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
	.section	.rodata,"a",@progbits
	.p2align	1, 0x0
.LCPI8_3:
	.short	128
.LCPI8_4:
	.short	257
	.section	.text.unlikely.,"ax",@progbits
	.p2align	4
	.type	texels_rows.cold.1,@function
texels_rows.cold.1:
	pushq	%rbp
	movq	%rsp, %rbp
	vmovd	%edi, %xmm1
	vpbroadcastd	%xmm1, %ymm1
	vpcmpgtd	.LCPI8_0(%rip), %ymm1, %ymm1
	vpand	%ymm1, %ymm0, %ymm0
	cmpl	$8, %esi
	jl	.LBB8_2
	vmovdqu	(%rdx), %ymm1
	vpcmpeqd	%ymm2, %ymm2, %ymm2
	vpxor	%ymm2, %ymm0, %ymm2
	vpshufb	.LCPI8_1(%rip), %ymm2, %ymm3
	vpshufb	.LCPI8_2(%rip), %ymm2, %ymm2
	vpxor	%xmm4, %xmm4, %xmm4
	vpunpcklbw	%ymm4, %ymm1, %ymm5
	vpbroadcastw	.LCPI8_3(%rip), %ymm6
	vpmullw	%ymm3, %ymm5, %ymm3
	vpaddw	%ymm6, %ymm3, %ymm3
	vpbroadcastw	.LCPI8_4(%rip), %ymm5
	vpmulhuw	%ymm5, %ymm3, %ymm3
	vpunpckhbw	%ymm4, %ymm1, %ymm1
	vpmullw	%ymm2, %ymm1, %ymm1
	vpaddw	%ymm6, %ymm1, %ymm1
	vpmulhuw	%ymm5, %ymm1, %ymm1
	vpackuswb	%ymm1, %ymm3, %ymm1
	vpaddd	%ymm0, %ymm1, %ymm0
	vmovdqu	%ymm0, (%rdx)
	jmp	.LBB8_7
.LBB8_2:
	testl	%edi, %edi
	jle	.LBB8_7
	vpmaskmovd	(%rdx), %ymm1, %ymm1
	movl	%edi, %eax
	vpcmpeqd	%ymm2, %ymm2, %ymm2
	vpxor	%ymm2, %ymm0, %ymm2
	vpshufb	.LCPI8_1(%rip), %ymm2, %ymm3
	vpshufb	.LCPI8_2(%rip), %ymm2, %ymm2
	vpxor	%xmm4, %xmm4, %xmm4
	vpunpcklbw	%ymm4, %ymm1, %ymm5
	vpbroadcastw	.LCPI8_3(%rip), %ymm6
	vpmullw	%ymm3, %ymm5, %ymm3
	vpaddw	%ymm6, %ymm3, %ymm3
	vpbroadcastw	.LCPI8_4(%rip), %ymm5
	vpmulhuw	%ymm5, %ymm3, %ymm3
	vpunpckhbw	%ymm4, %ymm1, %ymm1
	vpmullw	%ymm2, %ymm1, %ymm1
	vpaddw	%ymm6, %ymm1, %ymm1
	vpmulhuw	%ymm5, %ymm1, %ymm1
	vpackuswb	%ymm1, %ymm3, %ymm1
	vpaddd	%ymm0, %ymm1, %ymm0
	testb	$4, %al
	je	.LBB8_4
	vmovdqu	%xmm0, (%rdx)
	vextracti128	$1, %ymm0, %xmm0
	addq	$16, %rdx
.LBB8_4:
	testb	$2, %al
	je	.LBB8_5
	vmovq	%xmm0, (%rdx)
	vpshufd	$238, %xmm0, %xmm0
	addq	$8, %rdx
.LBB8_5:
	testb	$1, %al
	je	.LBB8_7
	vmovd	%xmm0, (%rdx)
.LBB8_7:
	popq	%rbp
	vzeroupper
	retq
.Lfunc_end8:
	.size	texels_rows.cold.1, .Lfunc_end8-texels_rows.cold.1

	.section	".note.GNU-stack","",@progbits
#else
.section ".note.GNU-stack","",@progbits
#endif
