// Generated from Portable.c by Tool/assemble-kernels; do not edit.
// Compiler: clang 21.0.0 11673e6660b2d0a5f9f99b1c7b773f4c2f6df1b0
// Sources: 23ffe84eddc5a509039b995efc1dd1c06967299363379a7c2dd4462b268a6475
#if defined(__x86_64__) && defined(__linux__) && !defined(KINORA_COMPILE_KERNELS)
	.text
	.p2align	4
	.type	fill,@function
fill:
	pushq	%rbp
	movq	%rsp, %rbp
	testq	%rsi, %rsi
	je	.LBB0_7
	cmpq	$8, %rsi
	jae	.LBB0_4
	xorl	%eax, %eax
	jmp	.LBB0_3
.LBB0_4:
	movq	%rsi, %rax
	andq	$-8, %rax
	movd	%edx, %xmm0
	pshufd	$0, %xmm0, %xmm0
	xorl	%ecx, %ecx
	.p2align	4
.LBB0_5:
	movdqu	%xmm0, (%rdi,%rcx,4)
	movdqu	%xmm0, 16(%rdi,%rcx,4)
	addq	$8, %rcx
	cmpq	%rcx, %rax
	jne	.LBB0_5
	jmp	.LBB0_6
.LBB0_3:
	movl	%edx, (%rdi,%rax,4)
	incq	%rax
.LBB0_6:
	cmpq	%rax, %rsi
	jne	.LBB0_3
.LBB0_7:
	popq	%rbp
	retq
.Lfunc_end0:
	.size	fill, .Lfunc_end0-fill

	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI1_0:
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
.LCPI1_1:
	.long	8388736
	.long	8388736
	.long	8388736
	.long	8388736
.LCPI1_2:
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.text
	.p2align	4
	.type	blend_color,@function
blend_color:
	testq	%rsi, %rsi
	je	.LBB1_8
	pushq	%rbp
	movq	%rsp, %rbp
	movl	%edx, %eax
	notl	%eax
	shrl	$24, %eax
	cmpq	$4, %rsi
	jae	.LBB1_4
	xorl	%ecx, %ecx
	jmp	.LBB1_3
.LBB1_4:
	movq	%rsi, %rcx
	andq	$-4, %rcx
	movd	%eax, %xmm0
	pshufd	$0, %xmm0, %xmm0
	movd	%edx, %xmm1
	pshufd	$0, %xmm1, %xmm1
	xorl	%r8d, %r8d
	movdqa	.LCPI1_0(%rip), %xmm2
	pshufd	$245, %xmm0, %xmm3
	movdqa	.LCPI1_1(%rip), %xmm4
	movdqa	.LCPI1_2(%rip), %xmm5
	.p2align	4
.LBB1_5:
	movdqu	(%rdi,%r8,4), %xmm6
	movdqa	%xmm6, %xmm7
	pand	%xmm2, %xmm7
	pshufd	$245, %xmm7, %xmm8
	pmuludq	%xmm0, %xmm7
	pshufd	$232, %xmm7, %xmm7
	pmuludq	%xmm3, %xmm8
	pshufd	$232, %xmm8, %xmm8
	punpckldq	%xmm8, %xmm7
	paddd	%xmm4, %xmm7
	psrlw	$8, %xmm6
	pshufd	$245, %xmm6, %xmm8
	pmuludq	%xmm0, %xmm6
	pshufd	$232, %xmm6, %xmm6
	pmuludq	%xmm3, %xmm8
	pshufd	$232, %xmm8, %xmm8
	punpckldq	%xmm8, %xmm6
	paddd	%xmm4, %xmm6
	movdqa	%xmm7, %xmm8
	psrlw	$8, %xmm8
	paddd	%xmm7, %xmm8
	psrlw	$8, %xmm8
	paddd	%xmm1, %xmm8
	movdqa	%xmm6, %xmm7
	psrlw	$8, %xmm7
	paddd	%xmm6, %xmm7
	pand	%xmm5, %xmm7
	paddd	%xmm8, %xmm7
	movdqu	%xmm7, (%rdi,%r8,4)
	addq	$4, %r8
	cmpq	%r8, %rcx
	jne	.LBB1_5
	jmp	.LBB1_6
.LBB1_3:
	movl	(%rdi,%rcx,4), %r8d
	movl	%r8d, %r9d
	andl	$16711935, %r9d
	imull	%eax, %r9d
	leal	8388736(%r9), %r10d
	shrl	$8, %r8d
	andl	$16711935, %r8d
	imull	%eax, %r8d
	leal	8388736(%r8), %r11d
	shrl	$8, %r10d
	andl	$16711935, %r10d
	addl	%r10d, %r9d
	addl	$8388736, %r9d
	shrl	$8, %r9d
	andl	$16711935, %r9d
	shrl	$8, %r11d
	andl	$16711935, %r11d
	addl	%r11d, %r8d
	addl	$8388736, %r8d
	andl	$-16711936, %r8d
	addl	%edx, %r8d
	addl	%r9d, %r8d
	movl	%r8d, (%rdi,%rcx,4)
	incq	%rcx
.LBB1_6:
	cmpq	%rcx, %rsi
	jne	.LBB1_3
	popq	%rbp
.LBB1_8:
	retq
.Lfunc_end1:
	.size	blend_color, .Lfunc_end1-blend_color

	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI2_0:
	.long	8388736
	.long	8388736
	.long	8388736
	.long	8388736
.LCPI2_1:
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
.LCPI2_2:
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.text
	.p2align	4
	.type	blend_color_covered,@function
blend_color_covered:
	testq	%rdx, %rdx
	je	.LBB2_9
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r14
	pushq	%rbx
	movl	%ecx, %eax
	andl	$16711935, %eax
	shrl	$8, %ecx
	andl	$16711935, %ecx
	cmpq	$4, %rdx
	jb	.LBB2_2
	leaq	(%rdi,%rdx,4), %r8
	leaq	(%rsi,%rdx), %r9
	cmpq	%r9, %rdi
	setb	%r9b
	cmpq	%r8, %rsi
	setb	%r8b
	testb	%r8b, %r9b
	je	.LBB2_5
.LBB2_2:
	xorl	%r8d, %r8d
	jmp	.LBB2_3
.LBB2_5:
	movq	%rdx, %r8
	andq	$-4, %r8
	movd	%eax, %xmm0
	pshufd	$0, %xmm0, %xmm0
	movd	%ecx, %xmm1
	pshufd	$0, %xmm1, %xmm1
	xorl	%r9d, %r9d
	pxor	%xmm2, %xmm2
	pshufd	$245, %xmm0, %xmm3
	movdqa	.LCPI2_0(%rip), %xmm4
	pshufd	$245, %xmm1, %xmm5
	movdqa	.LCPI2_1(%rip), %xmm6
	pcmpeqd	%xmm7, %xmm7
	movdqa	.LCPI2_2(%rip), %xmm8
	.p2align	4
.LBB2_6:
	movd	(%rsi,%r9), %xmm9
	punpcklbw	%xmm2, %xmm9
	punpcklwd	%xmm2, %xmm9
	movdqa	%xmm0, %xmm10
	pmuludq	%xmm9, %xmm10
	pshufd	$232, %xmm10, %xmm10
	pshufd	$245, %xmm9, %xmm11
	movdqa	%xmm3, %xmm12
	pmuludq	%xmm11, %xmm12
	pshufd	$232, %xmm12, %xmm12
	punpckldq	%xmm12, %xmm10
	paddd	%xmm4, %xmm10
	pmuludq	%xmm1, %xmm9
	pshufd	$232, %xmm9, %xmm12
	pmuludq	%xmm5, %xmm11
	pshufd	$232, %xmm11, %xmm9
	punpckldq	%xmm9, %xmm12
	paddd	%xmm4, %xmm12
	movdqa	%xmm10, %xmm9
	psrlw	$8, %xmm9
	paddd	%xmm10, %xmm9
	movdqa	%xmm12, %xmm10
	psrlw	$8, %xmm10
	paddd	%xmm12, %xmm10
	movdqa	%xmm6, %xmm11
	pandn	%xmm10, %xmm11
	psrlw	$8, %xmm9
	por	%xmm11, %xmm9
	movdqu	(%rdi,%r9,4), %xmm11
	pxor	%xmm7, %xmm10
	psrld	$24, %xmm10
	movdqa	%xmm11, %xmm12
	pand	%xmm6, %xmm12
	movdqa	%xmm10, %xmm13
	pmuludq	%xmm12, %xmm13
	pshufd	$232, %xmm13, %xmm13
	pshufd	$245, %xmm12, %xmm12
	pshufd	$245, %xmm10, %xmm14
	pmuludq	%xmm14, %xmm12
	pshufd	$232, %xmm12, %xmm12
	punpckldq	%xmm12, %xmm13
	paddd	%xmm4, %xmm13
	psrlw	$8, %xmm11
	pmuludq	%xmm11, %xmm10
	pshufd	$232, %xmm10, %xmm10
	pshufd	$245, %xmm11, %xmm11
	pmuludq	%xmm14, %xmm11
	pshufd	$232, %xmm11, %xmm11
	punpckldq	%xmm11, %xmm10
	paddd	%xmm4, %xmm10
	movdqa	%xmm13, %xmm11
	psrlw	$8, %xmm11
	paddd	%xmm13, %xmm11
	psrlw	$8, %xmm11
	paddd	%xmm9, %xmm11
	movdqa	%xmm10, %xmm9
	psrlw	$8, %xmm9
	paddd	%xmm10, %xmm9
	pand	%xmm8, %xmm9
	paddd	%xmm11, %xmm9
	movdqu	%xmm9, (%rdi,%r9,4)
	addq	$4, %r9
	cmpq	%r9, %r8
	jne	.LBB2_6
	jmp	.LBB2_7
.LBB2_3:
	movzbl	(%rsi,%r8), %r9d
	movl	%eax, %r10d
	imull	%r9d, %r10d
	leal	8388736(%r10), %r11d
	imull	%ecx, %r9d
	leal	8388736(%r9), %ebx
	shrl	$8, %r11d
	andl	$16711935, %r11d
	addl	%r11d, %r10d
	addl	$8388736, %r10d
	shrl	$8, %r10d
	andl	$16711935, %r10d
	shrl	$8, %ebx
	andl	$16711935, %ebx
	leal	(%rbx,%r9), %r11d
	addl	$8388736, %r11d
	movl	%r11d, %r9d
	andl	$-16711936, %r9d
	orl	%r10d, %r9d
	movl	(%rdi,%r8,4), %r10d
	notl	%r11d
	shrl	$24, %r11d
	movl	%r10d, %ebx
	andl	$16711935, %ebx
	imull	%r11d, %ebx
	leal	8388736(%rbx), %r14d
	shrl	$8, %r10d
	andl	$16711935, %r10d
	imull	%r11d, %r10d
	leal	8388736(%r10), %r11d
	shrl	$8, %r14d
	andl	$16711935, %r14d
	addl	%r14d, %ebx
	addl	$8388736, %ebx
	shrl	$8, %ebx
	andl	$16711935, %ebx
	shrl	$8, %r11d
	andl	$16711935, %r11d
	addl	%r11d, %r10d
	addl	$8388736, %r10d
	andl	$-16711936, %r10d
	addl	%r9d, %r10d
	addl	%ebx, %r10d
	movl	%r10d, (%rdi,%r8,4)
	incq	%r8
.LBB2_7:
	cmpq	%r8, %rdx
	jne	.LBB2_3
	popq	%rbx
	popq	%r14
	popq	%rbp
.LBB2_9:
	retq
.Lfunc_end2:
	.size	blend_color_covered, .Lfunc_end2-blend_color_covered

	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI3_0:
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
.LCPI3_1:
	.long	8388736
	.long	8388736
	.long	8388736
	.long	8388736
.LCPI3_2:
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.text
	.p2align	4
	.type	blend,@function
blend:
	testq	%rdx, %rdx
	je	.LBB3_9
	pushq	%rbp
	movq	%rsp, %rbp
	cmpq	$4, %rdx
	jb	.LBB3_2
	leaq	(%rdi,%rdx,4), %rax
	leaq	(%rsi,%rdx,4), %rcx
	cmpq	%rcx, %rdi
	setb	%cl
	cmpq	%rax, %rsi
	setb	%al
	testb	%al, %cl
	je	.LBB3_5
.LBB3_2:
	xorl	%eax, %eax
	jmp	.LBB3_3
.LBB3_5:
	movq	%rdx, %rax
	andq	$-4, %rax
	xorl	%ecx, %ecx
	pcmpeqd	%xmm0, %xmm0
	movdqa	.LCPI3_0(%rip), %xmm1
	movdqa	.LCPI3_1(%rip), %xmm2
	movdqa	.LCPI3_2(%rip), %xmm3
	.p2align	4
.LBB3_6:
	movdqu	(%rsi,%rcx,4), %xmm4
	movdqu	(%rdi,%rcx,4), %xmm5
	movdqa	%xmm4, %xmm6
	pxor	%xmm0, %xmm6
	psrld	$24, %xmm6
	movdqa	%xmm5, %xmm7
	pand	%xmm1, %xmm7
	pshufd	$245, %xmm7, %xmm8
	pmuludq	%xmm6, %xmm7
	pshufd	$232, %xmm7, %xmm7
	pshufd	$245, %xmm6, %xmm9
	pmuludq	%xmm9, %xmm8
	pshufd	$232, %xmm8, %xmm8
	punpckldq	%xmm8, %xmm7
	paddd	%xmm2, %xmm7
	psrlw	$8, %xmm5
	pmuludq	%xmm5, %xmm6
	pshufd	$232, %xmm6, %xmm6
	pshufd	$245, %xmm5, %xmm5
	pmuludq	%xmm9, %xmm5
	pshufd	$232, %xmm5, %xmm5
	punpckldq	%xmm5, %xmm6
	paddd	%xmm2, %xmm6
	movdqa	%xmm7, %xmm5
	psrlw	$8, %xmm5
	paddd	%xmm7, %xmm5
	psrlw	$8, %xmm5
	movdqa	%xmm6, %xmm7
	psrlw	$8, %xmm7
	paddd	%xmm6, %xmm7
	pand	%xmm3, %xmm7
	paddd	%xmm4, %xmm5
	paddd	%xmm7, %xmm5
	movdqu	%xmm5, (%rdi,%rcx,4)
	addq	$4, %rcx
	cmpq	%rcx, %rax
	jne	.LBB3_6
	jmp	.LBB3_7
.LBB3_3:
	movl	(%rsi,%rax,4), %ecx
	movl	(%rdi,%rax,4), %r8d
	movl	%ecx, %r9d
	notl	%r9d
	shrl	$24, %r9d
	movl	%r8d, %r10d
	andl	$16711935, %r10d
	imull	%r9d, %r10d
	leal	8388736(%r10), %r11d
	shrl	$8, %r8d
	andl	$16711935, %r8d
	imull	%r9d, %r8d
	leal	8388736(%r8), %r9d
	shrl	$8, %r11d
	andl	$16711935, %r11d
	addl	%r11d, %r10d
	addl	$8388736, %r10d
	shrl	$8, %r10d
	andl	$16711935, %r10d
	shrl	$8, %r9d
	andl	$16711935, %r9d
	addl	%r9d, %r8d
	addl	$8388736, %r8d
	andl	$-16711936, %r8d
	addl	%ecx, %r8d
	addl	%r10d, %r8d
	movl	%r8d, (%rdi,%rax,4)
	incq	%rax
.LBB3_7:
	cmpq	%rax, %rdx
	jne	.LBB3_3
	popq	%rbp
.LBB3_9:
	retq
.Lfunc_end3:
	.size	blend, .Lfunc_end3-blend

	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI4_0:
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
.LCPI4_1:
	.long	8388736
	.long	8388736
	.long	8388736
	.long	8388736
.LCPI4_2:
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.text
	.p2align	4
	.type	blend_faded,@function
blend_faded:
	testq	%rdx, %rdx
	je	.LBB4_9
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%rbx
	cmpq	$4, %rdx
	jb	.LBB4_2
	leaq	(%rdi,%rdx,4), %rax
	leaq	(%rsi,%rdx,4), %r8
	cmpq	%r8, %rdi
	setb	%r8b
	cmpq	%rax, %rsi
	setb	%al
	testb	%al, %r8b
	je	.LBB4_5
.LBB4_2:
	xorl	%eax, %eax
	jmp	.LBB4_3
.LBB4_5:
	movq	%rdx, %rax
	andq	$-4, %rax
	movd	%ecx, %xmm0
	pshufd	$0, %xmm0, %xmm0
	xorl	%r8d, %r8d
	movdqa	.LCPI4_0(%rip), %xmm1
	pshufd	$245, %xmm0, %xmm2
	movdqa	.LCPI4_1(%rip), %xmm3
	pcmpeqd	%xmm4, %xmm4
	movdqa	.LCPI4_2(%rip), %xmm5
	.p2align	4
.LBB4_6:
	movdqu	(%rsi,%r8,4), %xmm6
	movdqa	%xmm6, %xmm7
	pand	%xmm1, %xmm7
	pshufd	$245, %xmm7, %xmm8
	pmuludq	%xmm0, %xmm7
	pshufd	$232, %xmm7, %xmm7
	pmuludq	%xmm2, %xmm8
	pshufd	$232, %xmm8, %xmm8
	punpckldq	%xmm8, %xmm7
	paddd	%xmm3, %xmm7
	psrlw	$8, %xmm6
	pshufd	$245, %xmm6, %xmm8
	pmuludq	%xmm0, %xmm6
	pshufd	$232, %xmm6, %xmm9
	pmuludq	%xmm2, %xmm8
	pshufd	$232, %xmm8, %xmm6
	punpckldq	%xmm6, %xmm9
	paddd	%xmm3, %xmm9
	movdqa	%xmm7, %xmm6
	psrlw	$8, %xmm6
	paddd	%xmm7, %xmm6
	movdqa	%xmm9, %xmm7
	psrlw	$8, %xmm7
	paddd	%xmm9, %xmm7
	movdqa	%xmm1, %xmm8
	pandn	%xmm7, %xmm8
	psrlw	$8, %xmm6
	por	%xmm8, %xmm6
	movdqu	(%rdi,%r8,4), %xmm8
	pxor	%xmm4, %xmm7
	psrld	$24, %xmm7
	movdqa	%xmm8, %xmm9
	pand	%xmm1, %xmm9
	movdqa	%xmm7, %xmm10
	pmuludq	%xmm9, %xmm10
	pshufd	$232, %xmm10, %xmm10
	pshufd	$245, %xmm9, %xmm9
	pshufd	$245, %xmm7, %xmm11
	pmuludq	%xmm11, %xmm9
	pshufd	$232, %xmm9, %xmm9
	punpckldq	%xmm9, %xmm10
	paddd	%xmm3, %xmm10
	psrlw	$8, %xmm8
	pmuludq	%xmm8, %xmm7
	pshufd	$232, %xmm7, %xmm7
	pshufd	$245, %xmm8, %xmm8
	pmuludq	%xmm11, %xmm8
	pshufd	$232, %xmm8, %xmm8
	punpckldq	%xmm8, %xmm7
	paddd	%xmm3, %xmm7
	movdqa	%xmm10, %xmm8
	psrlw	$8, %xmm8
	paddd	%xmm10, %xmm8
	psrlw	$8, %xmm8
	paddd	%xmm6, %xmm8
	movdqa	%xmm7, %xmm6
	psrlw	$8, %xmm6
	paddd	%xmm7, %xmm6
	pand	%xmm5, %xmm6
	paddd	%xmm8, %xmm6
	movdqu	%xmm6, (%rdi,%r8,4)
	addq	$4, %r8
	cmpq	%r8, %rax
	jne	.LBB4_6
	jmp	.LBB4_7
.LBB4_3:
	movl	(%rsi,%rax,4), %r8d
	movl	%r8d, %r9d
	andl	$16711935, %r9d
	imull	%ecx, %r9d
	leal	8388736(%r9), %r10d
	shrl	$8, %r8d
	andl	$16711935, %r8d
	imull	%ecx, %r8d
	leal	8388736(%r8), %r11d
	shrl	$8, %r10d
	andl	$16711935, %r10d
	addl	%r10d, %r9d
	addl	$8388736, %r9d
	shrl	$8, %r9d
	andl	$16711935, %r9d
	shrl	$8, %r11d
	andl	$16711935, %r11d
	leal	(%r11,%r8), %r10d
	addl	$8388736, %r10d
	movl	%r10d, %r8d
	andl	$-16711936, %r8d
	orl	%r9d, %r8d
	movl	(%rdi,%rax,4), %r9d
	notl	%r10d
	shrl	$24, %r10d
	movl	%r9d, %r11d
	andl	$16711935, %r11d
	imull	%r10d, %r11d
	leal	8388736(%r11), %ebx
	shrl	$8, %r9d
	andl	$16711935, %r9d
	imull	%r10d, %r9d
	leal	8388736(%r9), %r10d
	shrl	$8, %ebx
	andl	$16711935, %ebx
	addl	%ebx, %r11d
	addl	$8388736, %r11d
	shrl	$8, %r11d
	andl	$16711935, %r11d
	shrl	$8, %r10d
	andl	$16711935, %r10d
	addl	%r10d, %r9d
	addl	$8388736, %r9d
	andl	$-16711936, %r9d
	addl	%r8d, %r9d
	addl	%r11d, %r9d
	movl	%r9d, (%rdi,%rax,4)
	incq	%rax
.LBB4_7:
	cmpq	%rax, %rdx
	jne	.LBB4_3
	popq	%rbx
	popq	%rbp
.LBB4_9:
	retq
.Lfunc_end4:
	.size	blend_faded, .Lfunc_end4-blend_faded

	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI5_0:
	.long	128
	.long	128
	.long	128
	.long	128
.LCPI5_1:
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
.LCPI5_2:
	.long	8388736
	.long	8388736
	.long	8388736
	.long	8388736
.LCPI5_3:
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.text
	.p2align	4
	.type	blend_covered,@function
blend_covered:
	testq	%rcx, %rcx
	je	.LBB5_10
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r14
	pushq	%rbx
	cmpq	$4, %rcx
	jae	.LBB5_4
	xorl	%eax, %eax
	jmp	.LBB5_3
.LBB5_4:
	leaq	(%rdi,%rcx,4), %rax
	leaq	(%rsi,%rcx,4), %r9
	leaq	(%rdx,%rcx), %r10
	cmpq	%r9, %rdi
	setb	%r11b
	cmpq	%rax, %rsi
	setb	%bl
	cmpq	%r10, %rdi
	setb	%r9b
	cmpq	%rax, %rdx
	setb	%r10b
	xorl	%eax, %eax
	testb	%bl, %r11b
	jne	.LBB5_3
	andb	%r10b, %r9b
	jne	.LBB5_3
	movq	%rcx, %rax
	andq	$-4, %rax
	movd	%r8d, %xmm0
	pshufd	$0, %xmm0, %xmm0
	xorl	%r9d, %r9d
	pxor	%xmm1, %xmm1
	pshufd	$245, %xmm0, %xmm2
	movdqa	.LCPI5_0(%rip), %xmm3
	movdqa	.LCPI5_1(%rip), %xmm4
	movdqa	.LCPI5_2(%rip), %xmm5
	pcmpeqd	%xmm6, %xmm6
	movdqa	.LCPI5_3(%rip), %xmm7
	.p2align	4
.LBB5_7:
	movdqu	(%rsi,%r9,4), %xmm8
	movd	(%rdx,%r9), %xmm9
	punpcklbw	%xmm1, %xmm9
	punpcklwd	%xmm1, %xmm9
	movdqa	%xmm0, %xmm10
	pmuludq	%xmm9, %xmm10
	pshufd	$232, %xmm10, %xmm10
	pshufd	$245, %xmm9, %xmm9
	pmuludq	%xmm2, %xmm9
	pshufd	$232, %xmm9, %xmm9
	punpckldq	%xmm9, %xmm10
	paddd	%xmm3, %xmm10
	movdqa	%xmm10, %xmm9
	psrld	$8, %xmm9
	paddd	%xmm10, %xmm9
	psrld	$8, %xmm9
	movdqa	%xmm8, %xmm10
	pand	%xmm4, %xmm10
	movdqa	%xmm9, %xmm11
	pmuludq	%xmm10, %xmm11
	pshufd	$232, %xmm11, %xmm11
	pshufd	$245, %xmm10, %xmm10
	pshufd	$245, %xmm9, %xmm12
	pmuludq	%xmm12, %xmm10
	pshufd	$232, %xmm10, %xmm10
	punpckldq	%xmm10, %xmm11
	paddd	%xmm5, %xmm11
	psrlw	$8, %xmm8
	pmuludq	%xmm8, %xmm9
	pshufd	$232, %xmm9, %xmm10
	pshufd	$245, %xmm8, %xmm8
	pmuludq	%xmm12, %xmm8
	pshufd	$232, %xmm8, %xmm8
	punpckldq	%xmm8, %xmm10
	paddd	%xmm5, %xmm10
	movdqa	%xmm11, %xmm8
	psrlw	$8, %xmm8
	paddd	%xmm11, %xmm8
	movdqa	%xmm10, %xmm9
	psrlw	$8, %xmm9
	paddd	%xmm10, %xmm9
	movdqa	%xmm4, %xmm10
	pandn	%xmm9, %xmm10
	psrlw	$8, %xmm8
	por	%xmm10, %xmm8
	movdqu	(%rdi,%r9,4), %xmm10
	pxor	%xmm6, %xmm9
	psrld	$24, %xmm9
	movdqa	%xmm10, %xmm11
	pand	%xmm4, %xmm11
	movdqa	%xmm9, %xmm12
	pmuludq	%xmm11, %xmm12
	pshufd	$232, %xmm12, %xmm12
	pshufd	$245, %xmm11, %xmm11
	pshufd	$245, %xmm9, %xmm13
	pmuludq	%xmm13, %xmm11
	pshufd	$232, %xmm11, %xmm11
	punpckldq	%xmm11, %xmm12
	paddd	%xmm5, %xmm12
	psrlw	$8, %xmm10
	pmuludq	%xmm10, %xmm9
	pshufd	$232, %xmm9, %xmm9
	pshufd	$245, %xmm10, %xmm10
	pmuludq	%xmm13, %xmm10
	pshufd	$232, %xmm10, %xmm10
	punpckldq	%xmm10, %xmm9
	paddd	%xmm5, %xmm9
	movdqa	%xmm12, %xmm10
	psrlw	$8, %xmm10
	paddd	%xmm12, %xmm10
	psrlw	$8, %xmm10
	paddd	%xmm8, %xmm10
	movdqa	%xmm9, %xmm8
	psrlw	$8, %xmm8
	paddd	%xmm9, %xmm8
	pand	%xmm7, %xmm8
	paddd	%xmm10, %xmm8
	movdqu	%xmm8, (%rdi,%r9,4)
	addq	$4, %r9
	cmpq	%r9, %rax
	jne	.LBB5_7
	jmp	.LBB5_8
.LBB5_3:
	movl	(%rsi,%rax,4), %r9d
	movzbl	(%rdx,%rax), %r10d
	imull	%r8d, %r10d
	leal	128(%r10), %r11d
	shrl	$8, %r11d
	addl	%r11d, %r10d
	addl	$128, %r10d
	shrl	$8, %r10d
	movl	%r9d, %r11d
	andl	$16711935, %r11d
	imull	%r10d, %r11d
	leal	8388736(%r11), %ebx
	shrl	$8, %r9d
	andl	$16711935, %r9d
	imull	%r10d, %r9d
	leal	8388736(%r9), %r10d
	shrl	$8, %ebx
	andl	$16711935, %ebx
	addl	%ebx, %r11d
	addl	$8388736, %r11d
	shrl	$8, %r11d
	andl	$16711935, %r11d
	shrl	$8, %r10d
	andl	$16711935, %r10d
	leal	(%r10,%r9), %ebx
	addl	$8388736, %ebx
	movl	%ebx, %r9d
	andl	$-16711936, %r9d
	orl	%r11d, %r9d
	movl	(%rdi,%rax,4), %r10d
	notl	%ebx
	shrl	$24, %ebx
	movl	%r10d, %r11d
	andl	$16711935, %r11d
	imull	%ebx, %r11d
	leal	8388736(%r11), %r14d
	shrl	$8, %r10d
	andl	$16711935, %r10d
	imull	%ebx, %r10d
	leal	8388736(%r10), %ebx
	shrl	$8, %r14d
	andl	$16711935, %r14d
	addl	%r14d, %r11d
	addl	$8388736, %r11d
	shrl	$8, %r11d
	andl	$16711935, %r11d
	shrl	$8, %ebx
	andl	$16711935, %ebx
	addl	%ebx, %r10d
	addl	$8388736, %r10d
	andl	$-16711936, %r10d
	addl	%r9d, %r10d
	addl	%r11d, %r10d
	movl	%r10d, (%rdi,%rax,4)
	incq	%rax
.LBB5_8:
	cmpq	%rax, %rcx
	jne	.LBB5_3
	popq	%rbx
	popq	%r14
	popq	%rbp
.LBB5_10:
	retq
.Lfunc_end5:
	.size	blend_covered, .Lfunc_end5-blend_covered

	.p2align	4
	.type	sample,@function
sample:
	testq	%rcx, %rcx
	je	.LBB6_4
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	leaq	16(%rbp), %rax
	movq	(%rax), %r8
	movq	8(%rax), %rbx
	movq	%rdx, %r9
	shrq	$32, %r9
	movslq	%edx, %r10
	movq	%r10, %r11
	shlq	$8, %r11
	addq	$512, %r11
	movq	%r11, -72(%rbp)
	sarq	$24, %rdx
	andq	$-256, %rdx
	addq	$512, %rdx
	movq	%rdx, -112(%rbp)
	decl	%r9d
	movq	%r9, -88(%rbp)
	movq	%r10, -80(%rbp)
	leal	-1(%r10), %edx
	movl	%edx, -44(%rbp)
	movq	16(%rax), %rdx
	movq	%rdx, -64(%rbp)
	movq	24(%rax), %rax
	movq	%rax, -56(%rbp)
	xorl	%r14d, %r14d
	movq	%rcx, -104(%rbp)
	movq	%rdi, -96(%rbp)
	.p2align	4
.LBB6_2:
	movq	%r8, -120(%rbp)
	movq	%r8, %rdx
	sarq	$24, %rdx
	movq	-72(%rbp), %r10
	cmpq	%r10, %rdx
	cmovlq	%rdx, %r10
	cmpq	$-512, %rdx
	movl	$-512, %ecx
	cmovll	%ecx, %r10d
	movq	%rbx, %rdx
	sarq	$24, %rdx
	movq	-112(%rbp), %rax
	cmpq	%rax, %rdx
	cmovlq	%rdx, %rax
	cmpq	$-512, %rdx
	cmovll	%ecx, %eax
	movl	%r10d, %edi
	sarl	$8, %edi
	movl	%eax, %edx
	sarl	$8, %edx
	movq	-88(%rbp), %rcx
	cmpl	%ecx, %edx
	movl	%ecx, %r11d
	cmovll	%edx, %r11d
	testl	%edx, %edx
	movl	$0, %r13d
	cmovsl	%r13d, %r11d
	movzbl	%r10b, %r12d
	movslq	%r11d, %r9
	leal	1(%rdx), %r10d
	movq	-80(%rbp), %r8
	imulq	%r8, %r9
	cmpl	%ecx, %r10d
	cmovgel	%ecx, %r10d
	cmpl	$-1, %edx
	cmovll	%r13d, %r10d
	movslq	%r10d, %rdx
	imulq	%r8, %rdx
	movl	-44(%rbp), %r8d
	cmpl	%r8d, %edi
	movl	%r8d, %r10d
	cmovll	%edi, %r10d
	movzbl	%al, %r15d
	testl	%edi, %edi
	cmovsl	%r13d, %r10d
	leal	1(%rdi), %ecx
	cmpl	%r8d, %ecx
	cmovgel	%r8d, %ecx
	cmpl	$-1, %edi
	cmovll	%r13d, %ecx
	leaq	(%rsi,%r9,4), %rdi
	leaq	(%rsi,%rdx,4), %r9
	movslq	%r10d, %r11
	movl	(%rdi,%r11,4), %r8d
	movslq	%ecx, %r13
	movl	(%rdi,%r13,4), %r10d
	movl	(%r9,%r11,4), %eax
	movl	%r15d, %edi
	movl	(%r9,%r13,4), %r13d
	imull	%r12d, %edi
	subl	$-128, %edi
	shrl	$8, %edi
	movl	%r12d, %r11d
	subl	%edi, %r11d
	subl	%edi, %r15d
	movl	$256, %r9d
	addl	%r15d, %r12d
	subl	%r12d, %r9d
	movl	%r10d, %r12d
	andl	$16711935, %r12d
	imull	%r11d, %r12d
	movl	%eax, %edx
	andl	$16711935, %edx
	imull	%r15d, %edx
	addl	%r12d, %edx
	movl	%r13d, %r12d
	andl	$16711935, %r12d
	imull	%edi, %r12d
	addl	%edx, %r12d
	movl	%r8d, %edx
	andl	$16711935, %edx
	imull	%r9d, %edx
	addl	%edx, %r12d
	addl	$8388736, %r12d
	shrl	$8, %r8d
	andl	$16711935, %r8d
	imull	%r9d, %r8d
	movq	-104(%rbp), %rcx
	shrl	$8, %r10d
	andl	$16711935, %r10d
	imull	%r11d, %r10d
	addl	%r8d, %r10d
	movq	-120(%rbp), %r8
	shrl	$8, %eax
	andl	$16711935, %eax
	imull	%r15d, %eax
	addl	%r10d, %eax
	shrl	$8, %r13d
	andl	$16711935, %r13d
	imull	%edi, %r13d
	movq	-96(%rbp), %rdi
	addl	%r13d, %eax
	addl	$8388736, %eax
	shrl	$8, %r12d
	andl	$16711935, %r12d
	andl	$-16711936, %eax
	orl	%r12d, %eax
	movl	%eax, (%rdi,%r14,4)
	incq	%r14
	addq	-56(%rbp), %rbx
	addq	-64(%rbp), %r8
	cmpq	%r14, %rcx
	jne	.LBB6_2
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
.LBB6_4:
	retq
.Lfunc_end6:
	.size	sample, .Lfunc_end6-sample

	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI7_0:
	.long	0x3f800000
.LCPI7_1:
	.long	0x3f000000
.LCPI7_2:
	.long	0xbf800000
.LCPI7_3:
	.long	0x43800000
.LCPI7_4:
	.long	0xc3000000
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.LCPI7_5:
	.quad	0x4338000000000000
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
	movq	%rcx, -64(%rbp)
	movq	%rsi, -56(%rbp)
	movq	%rdi, -48(%rbp)
	movq	%r8, -72(%rbp)
	testq	%r8, %r8
	je	.LBB7_7
	leaq	16(%rbp), %rcx
	movq	%rdx, %rax
	shrq	$32, %rax
	movss	20(%rcx), %xmm0
	movss	8(%rcx), %xmm1
	movss	12(%rcx), %xmm2
	movss	(%rcx), %xmm3
	movss	4(%rcx), %xmm4
	cvtsi2ss	%edx, %xmm5
	movss	.LCPI7_0(%rip), %xmm6
	addss	%xmm6, %xmm5
	cvtsi2ss	%eax, %xmm7
	movss	16(%rcx), %xmm8
	addss	%xmm6, %xmm7
	decl	%eax
	movslq	%edx, %rdx
	leal	-1(%rdx), %r9d
	movss	.LCPI7_2(%rip), %xmm10
	movss	.LCPI7_3(%rip), %xmm11
	movss	.LCPI7_4(%rip), %xmm12
	movsd	.LCPI7_5(%rip), %xmm13
	xorl	%r11d, %r11d
	jmp	.LBB7_2
	.p2align	4
.LBB7_6:
	movl	%r14d, %ecx
	sarl	$8, %ecx
	movl	%ebx, %edi
	sarl	$8, %edi
	cmpl	%eax, %edi
	movl	%eax, %r8d
	cmovll	%edi, %r8d
	testl	%edi, %edi
	movl	$0, %r12d
	cmovsl	%r12d, %r8d
	movslq	%r8d, %r8
	imulq	%rdx, %r8
	leal	1(%rdi), %r10d
	cmpl	%eax, %r10d
	cmovgel	%eax, %r10d
	cmpl	$-1, %edi
	cmovll	%r12d, %r10d
	movslq	%r10d, %rdi
	imulq	%rdx, %rdi
	cmpl	%r9d, %ecx
	movl	%r9d, %r10d
	cmovll	%ecx, %r10d
	testl	%ecx, %ecx
	cmovsl	%r12d, %r10d
	leal	1(%rcx), %r15d
	cmpl	%r9d, %r15d
	cmovgel	%r9d, %r15d
	movq	-56(%rbp), %rsi
	leaq	(%rsi,%r8,4), %r8
	cmpl	$-1, %ecx
	cmovll	%r12d, %r15d
	leaq	(%rsi,%rdi,4), %rcx
	movslq	%r10d, %rdi
	movl	(%r8,%rdi,4), %r10d
	movslq	%r15d, %r12
	movl	(%r8,%r12,4), %r13d
	movl	(%rcx,%rdi,4), %r15d
	movl	(%rcx,%r12,4), %r12d
	movzbl	%r14b, %edi
	movzbl	%bl, %r14d
	movl	%r14d, %ebx
	imull	%edi, %ebx
	subl	$-128, %ebx
	shrl	$8, %ebx
	movl	%edi, %ecx
	subl	%ebx, %ecx
	subl	%ebx, %r14d
	addl	%r14d, %edi
	movl	$256, %r8d
	subl	%edi, %r8d
	movl	%r13d, %edi
	andl	$16711935, %edi
	imull	%ecx, %edi
	movl	%r15d, %esi
	andl	$16711935, %esi
	imull	%r14d, %esi
	addl	%edi, %esi
	movl	%r12d, %edi
	andl	$16711935, %edi
	imull	%ebx, %edi
	addl	%esi, %edi
	movl	%r10d, %esi
	andl	$16711935, %esi
	imull	%r8d, %esi
	addl	%esi, %edi
	addl	$8388736, %edi
	shrl	$8, %r10d
	andl	$16711935, %r10d
	imull	%r8d, %r10d
	shrl	$8, %r13d
	andl	$16711935, %r13d
	imull	%ecx, %r13d
	addl	%r10d, %r13d
	shrl	$8, %r15d
	andl	$16711935, %r15d
	imull	%r14d, %r15d
	addl	%r13d, %r15d
	shrl	$8, %r12d
	andl	$16711935, %r12d
	imull	%ebx, %r12d
	leal	(%r12,%r15), %ecx
	addl	$8388736, %ecx
	shrl	$8, %edi
	andl	$16711935, %edi
	andl	$-16711936, %ecx
	orl	%edi, %ecx
	movq	-48(%rbp), %rsi
	movl	%ecx, (%rsi,%r11,4)
	incq	%r11
	cmpq	%r11, -72(%rbp)
	je	.LBB7_7
.LBB7_2:
	movq	-64(%rbp), %rcx
	addq	%r11, %rcx
	cvtsi2ss	%rcx, %xmm9
	addss	.LCPI7_1(%rip), %xmm9
	movaps	%xmm9, %xmm15
	mulss	%xmm0, %xmm15
	addss	%xmm1, %xmm15
	movaps	%xmm6, %xmm14
	divss	%xmm15, %xmm14
	movaps	%xmm9, %xmm15
	mulss	%xmm2, %xmm15
	addss	%xmm3, %xmm15
	mulss	%xmm14, %xmm15
	movl	$-384, %ebx
	ucomiss	%xmm10, %xmm15
	movl	$-384, %r14d
	jbe	.LBB7_4
	minss	%xmm5, %xmm15
	mulss	%xmm11, %xmm15
	addss	%xmm12, %xmm15
	cvtss2sd	%xmm15, %xmm15
	addsd	%xmm13, %xmm15
	movq	%xmm15, %r14
.LBB7_4:
	mulss	%xmm8, %xmm9
	addss	%xmm4, %xmm9
	mulss	%xmm9, %xmm14
	ucomiss	%xmm10, %xmm14
	jbe	.LBB7_6
	minss	%xmm7, %xmm14
	mulss	%xmm11, %xmm14
	addss	%xmm12, %xmm14
	xorps	%xmm9, %xmm9
	cvtss2sd	%xmm14, %xmm9
	addsd	%xmm13, %xmm9
	movq	%xmm9, %rbx
	jmp	.LBB7_6
.LBB7_7:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lfunc_end7:
	.size	project, .Lfunc_end7-project

	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI8_0:
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
.LCPI8_1:
	.long	8388736
	.long	8388736
	.long	8388736
	.long	8388736
	.text
	.p2align	4
	.type	mix_rows,@function
mix_rows:
	testq	%rcx, %rcx
	je	.LBB8_9
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r14
	pushq	%rbx
	movl	$256, %eax
	subl	%r8d, %eax
	cmpq	$4, %rcx
	jb	.LBB8_2
	movq	%rdi, %r9
	subq	%rsi, %r9
	cmpq	$16, %r9
	setb	%r9b
	movq	%rdi, %r10
	subq	%rdx, %r10
	cmpq	$16, %r10
	setb	%r10b
	orb	%r9b, %r10b
	je	.LBB8_5
.LBB8_2:
	xorl	%r9d, %r9d
	jmp	.LBB8_3
.LBB8_5:
	movq	%rcx, %r9
	andq	$-4, %r9
	movd	%eax, %xmm0
	pshufd	$0, %xmm0, %xmm0
	movd	%r8d, %xmm1
	pshufd	$0, %xmm1, %xmm1
	xorl	%r10d, %r10d
	movdqa	.LCPI8_0(%rip), %xmm2
	pshufd	$245, %xmm0, %xmm3
	pshufd	$245, %xmm1, %xmm4
	movdqa	.LCPI8_1(%rip), %xmm5
	.p2align	4
.LBB8_6:
	movdqu	(%rsi,%r10,4), %xmm8
	movdqu	(%rdx,%r10,4), %xmm6
	movdqa	%xmm8, %xmm7
	pand	%xmm2, %xmm7
	pshufd	$245, %xmm7, %xmm9
	pmuludq	%xmm0, %xmm7
	pshufd	$232, %xmm7, %xmm10
	pmuludq	%xmm3, %xmm9
	pshufd	$232, %xmm9, %xmm7
	punpckldq	%xmm7, %xmm10
	movdqa	%xmm6, %xmm7
	pand	%xmm2, %xmm7
	pshufd	$245, %xmm7, %xmm9
	pmuludq	%xmm1, %xmm7
	pshufd	$232, %xmm7, %xmm7
	pmuludq	%xmm4, %xmm9
	pshufd	$232, %xmm9, %xmm9
	punpckldq	%xmm9, %xmm7
	paddd	%xmm10, %xmm7
	paddd	%xmm5, %xmm7
	psrlw	$8, %xmm8
	pshufd	$245, %xmm8, %xmm9
	pmuludq	%xmm0, %xmm8
	pshufd	$232, %xmm8, %xmm8
	pmuludq	%xmm3, %xmm9
	pshufd	$232, %xmm9, %xmm9
	punpckldq	%xmm9, %xmm8
	psrlw	$8, %xmm6
	pshufd	$245, %xmm6, %xmm9
	pmuludq	%xmm1, %xmm6
	pshufd	$232, %xmm6, %xmm6
	pmuludq	%xmm4, %xmm9
	pshufd	$232, %xmm9, %xmm9
	punpckldq	%xmm9, %xmm6
	paddd	%xmm8, %xmm6
	paddd	%xmm5, %xmm6
	movdqa	%xmm2, %xmm8
	pandn	%xmm6, %xmm8
	psrlw	$8, %xmm7
	por	%xmm8, %xmm7
	movdqu	%xmm7, (%rdi,%r10,4)
	addq	$4, %r10
	cmpq	%r10, %r9
	jne	.LBB8_6
	jmp	.LBB8_7
.LBB8_3:
	movl	(%rsi,%r9,4), %r10d
	movl	(%rdx,%r9,4), %r11d
	movl	%r10d, %ebx
	andl	$16711935, %ebx
	imull	%eax, %ebx
	movl	%r11d, %r14d
	andl	$16711935, %r14d
	imull	%r8d, %r14d
	addl	%r14d, %ebx
	addl	$8388736, %ebx
	shrl	$8, %r10d
	andl	$16711935, %r10d
	imull	%eax, %r10d
	shrl	$8, %r11d
	andl	$16711935, %r11d
	imull	%r8d, %r11d
	addl	%r11d, %r10d
	addl	$8388736, %r10d
	shrl	$8, %ebx
	andl	$16711935, %ebx
	andl	$-16711936, %r10d
	orl	%ebx, %r10d
	movl	%r10d, (%rdi,%r9,4)
	incq	%r9
.LBB8_7:
	cmpq	%r9, %rcx
	jne	.LBB8_3
	popq	%rbx
	popq	%r14
	popq	%rbp
.LBB8_9:
	retq
.Lfunc_end8:
	.size	mix_rows, .Lfunc_end8-mix_rows

	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI9_0:
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
.LCPI9_1:
	.long	8388736
	.long	8388736
	.long	8388736
	.long	8388736
	.text
	.p2align	4
	.type	shift,@function
shift:
	testq	%rcx, %rcx
	je	.LBB9_11
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$24, %rsp
	movl	%r9d, %eax
	imull	%r8d, %eax
	subl	$-128, %eax
	shrl	$8, %eax
	movl	%r8d, %r10d
	subl	%eax, %r10d
	subl	%eax, %r9d
	addl	%r9d, %r8d
	movl	$256, %r15d
	subl	%r8d, %r15d
	cmpq	$4, %rcx
	movq	%rdx, -56(%rbp)
	movq	%rsi, -64(%rbp)
	movl	%r10d, -44(%rbp)
	jae	.LBB9_3
	xorl	%r8d, %r8d
	movl	%r9d, %r11d
	movl	%eax, %r9d
	.p2align	4
.LBB9_9:
	movl	(%rsi,%r8,4), %r12d
	movl	4(%rsi,%r8,4), %r10d
	movl	(%rdx,%r8,4), %ebx
	movq	-56(%rbp), %rax
	movl	4(%rax,%r8,4), %r14d
	movl	%r12d, %r13d
	andl	$16711935, %r13d
	imull	%r15d, %r13d
	movl	%r15d, %eax
	movl	%r10d, %r15d
	andl	$16711935, %r15d
	movl	-44(%rbp), %edx
	imull	%edx, %r15d
	addl	%r13d, %r15d
	movl	%ebx, %r13d
	andl	$16711935, %r13d
	imull	%r11d, %r13d
	addl	%r15d, %r13d
	movl	%r14d, %r15d
	andl	$16711935, %r15d
	imull	%r9d, %r15d
	addl	%r15d, %r13d
	addl	$8388736, %r13d
	movl	%eax, %r15d
	shrl	$8, %r12d
	andl	$16711935, %r12d
	imull	%eax, %r12d
	shrl	$8, %r10d
	andl	$16711935, %r10d
	imull	%edx, %r10d
	addl	%r12d, %r10d
	shrl	$8, %ebx
	andl	$16711935, %ebx
	imull	%r11d, %ebx
	addl	%r10d, %ebx
	shrl	$8, %r14d
	andl	$16711935, %r14d
	imull	%r9d, %r14d
	leal	(%r14,%rbx), %r10d
	addl	$8388736, %r10d
	movq	-64(%rbp), %rsi
	movq	-56(%rbp), %rdx
	shrl	$8, %r13d
	andl	$16711935, %r13d
	andl	$-16711936, %r10d
	orl	%r13d, %r10d
	movl	%r10d, (%rdi,%r8,4)
	incq	%r8
	cmpq	%r8, %rcx
	jne	.LBB9_9
.LBB9_10:
	addq	$24, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
.LBB9_11:
	retq
.LBB9_3:
	movl	%r15d, %r13d
	movl	%r9d, %r10d
	leaq	(%rdi,%rcx,4), %r8
	leaq	(%rsi,%rcx,4), %rbx
	addq	$4, %rbx
	leaq	(%rdx,%rcx,4), %r14
	addq	$4, %r14
	cmpq	%rbx, %rdi
	setb	%r15b
	cmpq	%r8, %rsi
	setb	%r12b
	cmpq	%r14, %rdi
	setb	%bl
	cmpq	%r8, %rdx
	setb	%r14b
	xorl	%r8d, %r8d
	testb	%r12b, %r15b
	jne	.LBB9_4
	andb	%r14b, %bl
	movl	%r10d, %r11d
	movl	%r13d, %r15d
	movl	%eax, %r9d
	movq	-56(%rbp), %rdx
	movq	-64(%rbp), %rsi
	jne	.LBB9_9
	movq	%rcx, %r8
	andq	$-4, %r8
	movd	%r9d, %xmm0
	pshufd	$0, %xmm0, %xmm0
	movd	-44(%rbp), %xmm1
	pshufd	$0, %xmm1, %xmm1
	movd	%r11d, %xmm2
	pshufd	$0, %xmm2, %xmm2
	movd	%r15d, %xmm3
	pshufd	$0, %xmm3, %xmm3
	xorl	%ebx, %ebx
	movdqa	%xmm3, -144(%rbp)
	pshufd	$245, %xmm3, %xmm3
	movdqa	%xmm3, -128(%rbp)
	movdqa	%xmm1, -176(%rbp)
	pshufd	$245, %xmm1, %xmm1
	movdqa	%xmm1, -112(%rbp)
	movdqa	%xmm2, -160(%rbp)
	pshufd	$245, %xmm2, %xmm1
	movdqa	%xmm1, -96(%rbp)
	movdqa	%xmm0, -192(%rbp)
	pshufd	$245, %xmm0, %xmm0
	movdqa	%xmm0, -80(%rbp)
	movdqa	-144(%rbp), %xmm5
	movdqa	-128(%rbp), %xmm6
	movdqa	-176(%rbp), %xmm2
	movdqa	-112(%rbp), %xmm7
	movdqa	-160(%rbp), %xmm3
	movdqa	-96(%rbp), %xmm8
	movdqa	-80(%rbp), %xmm4
	.p2align	4
.LBB9_7:
	movdqu	(%rsi,%rbx,4), %xmm14
	movdqu	4(%rsi,%rbx,4), %xmm12
	movdqu	(%rdx,%rbx,4), %xmm11
	movdqu	4(%rdx,%rbx,4), %xmm10
	movdqa	%xmm14, %xmm13
	movdqa	.LCPI9_0(%rip), %xmm0
	pand	%xmm0, %xmm13
	pshufd	$245, %xmm13, %xmm15
	pmuludq	%xmm5, %xmm13
	pshufd	$232, %xmm13, %xmm13
	pmuludq	%xmm6, %xmm15
	pshufd	$232, %xmm15, %xmm15
	punpckldq	%xmm15, %xmm13
	movdqa	%xmm12, %xmm15
	pand	%xmm0, %xmm15
	pshufd	$245, %xmm15, %xmm9
	pmuludq	%xmm2, %xmm15
	pshufd	$232, %xmm15, %xmm15
	pmuludq	%xmm7, %xmm9
	pshufd	$232, %xmm9, %xmm9
	punpckldq	%xmm9, %xmm15
	paddd	%xmm13, %xmm15
	movdqa	%xmm11, %xmm9
	pand	%xmm0, %xmm9
	pshufd	$245, %xmm9, %xmm13
	pmuludq	%xmm3, %xmm9
	pshufd	$232, %xmm9, %xmm9
	pmuludq	%xmm8, %xmm13
	pshufd	$232, %xmm13, %xmm13
	punpckldq	%xmm13, %xmm9
	movdqa	%xmm10, %xmm13
	pand	%xmm0, %xmm13
	pshufd	$245, %xmm13, %xmm0
	movdqa	-192(%rbp), %xmm1
	pmuludq	%xmm1, %xmm13
	pshufd	$232, %xmm13, %xmm13
	pmuludq	%xmm4, %xmm0
	pshufd	$232, %xmm0, %xmm0
	punpckldq	%xmm0, %xmm13
	paddd	%xmm9, %xmm13
	paddd	%xmm15, %xmm13
	psrlw	$8, %xmm14
	pshufd	$245, %xmm14, %xmm0
	pmuludq	%xmm5, %xmm14
	pshufd	$232, %xmm14, %xmm9
	pmuludq	%xmm6, %xmm0
	pshufd	$232, %xmm0, %xmm0
	punpckldq	%xmm0, %xmm9
	psrlw	$8, %xmm12
	pshufd	$245, %xmm12, %xmm0
	pmuludq	%xmm2, %xmm12
	pshufd	$232, %xmm12, %xmm12
	pmuludq	%xmm7, %xmm0
	pshufd	$232, %xmm0, %xmm0
	punpckldq	%xmm0, %xmm12
	paddd	%xmm9, %xmm12
	psrlw	$8, %xmm11
	pshufd	$245, %xmm11, %xmm0
	pmuludq	%xmm3, %xmm11
	pshufd	$232, %xmm11, %xmm9
	pmuludq	%xmm8, %xmm0
	pshufd	$232, %xmm0, %xmm0
	punpckldq	%xmm0, %xmm9
	psrlw	$8, %xmm10
	pshufd	$245, %xmm10, %xmm0
	pmuludq	%xmm1, %xmm10
	pshufd	$232, %xmm10, %xmm10
	pmuludq	%xmm4, %xmm0
	pshufd	$232, %xmm0, %xmm0
	punpckldq	%xmm0, %xmm10
	paddd	%xmm9, %xmm10
	paddd	%xmm12, %xmm10
	movdqa	.LCPI9_1(%rip), %xmm1
	paddd	%xmm1, %xmm10
	movdqa	.LCPI9_0(%rip), %xmm0
	pandn	%xmm10, %xmm0
	paddd	%xmm1, %xmm13
	psrlw	$8, %xmm13
	por	%xmm0, %xmm13
	movdqu	%xmm13, (%rdi,%rbx,4)
	addq	$4, %rbx
	cmpq	%rbx, %r8
	jne	.LBB9_7
	cmpq	%r8, %rcx
	movl	%r10d, %r11d
	movl	%eax, %r9d
	jne	.LBB9_9
	jmp	.LBB9_10
.LBB9_4:
	movl	%r10d, %r11d
	movl	%r13d, %r15d
	movl	%eax, %r9d
	movq	-56(%rbp), %rdx
	movq	-64(%rbp), %rsi
	jmp	.LBB9_9
.Lfunc_end9:
	.size	shift, .Lfunc_end9-shift

	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI10_0:
	.quad	0x3fe0000000000000
	.quad	0x3fe0000000000000
	.text
	.p2align	4
	.type	ellipse,@function
ellipse:
	testq	%r8, %r8
	je	.LBB10_9
	pushq	%rbp
	movq	%rsp, %rbp
	leaq	16(%rbp), %rax
	movupd	(%rax), %xmm0
	movupd	16(%rax), %xmm1
	movupd	32(%rax), %xmm2
	cmpq	$1, %r8
	sete	%al
	movq	%rsi, %r9
	subq	%rdi, %r9
	cmpq	$8, %r9
	setb	%r9b
	orb	%al, %r9b
	je	.LBB10_3
	xorl	%eax, %eax
	jmp	.LBB10_6
.LBB10_3:
	movq	%r8, %rax
	andq	$-2, %rax
	movapd	%xmm0, %xmm3
	unpcklpd	%xmm0, %xmm3
	movapd	%xmm1, %xmm4
	unpcklpd	%xmm1, %xmm4
	movapd	%xmm2, %xmm5
	unpcklpd	%xmm2, %xmm5
	movapd	%xmm0, %xmm6
	unpckhpd	%xmm0, %xmm6
	movapd	%xmm1, %xmm7
	unpckhpd	%xmm1, %xmm7
	movapd	%xmm2, %xmm8
	unpckhpd	%xmm2, %xmm8
	xorl	%r9d, %r9d
	movapd	.LCPI10_0(%rip), %xmm9
	.p2align	4
.LBB10_4:
	movupd	(%rdx,%r9,8), %xmm11
	movapd	%xmm4, %xmm12
	mulpd	%xmm11, %xmm12
	addpd	%xmm3, %xmm12
	movupd	(%rcx,%r9,8), %xmm10
	movapd	%xmm5, %xmm13
	mulpd	%xmm10, %xmm13
	addpd	%xmm12, %xmm13
	addpd	%xmm9, %xmm13
	cvttpd2dq	%xmm13, %xmm12
	cvtdq2pd	%xmm12, %xmm14
	cmpltpd	%xmm14, %xmm13
	shufps	$232, %xmm13, %xmm13
	paddd	%xmm12, %xmm13
	movq	%xmm13, (%rdi,%r9,4)
	mulpd	%xmm7, %xmm11
	addpd	%xmm6, %xmm11
	mulpd	%xmm8, %xmm10
	addpd	%xmm11, %xmm10
	addpd	%xmm9, %xmm10
	cvttpd2dq	%xmm10, %xmm11
	cvtdq2pd	%xmm11, %xmm12
	cmpltpd	%xmm12, %xmm10
	shufps	$232, %xmm10, %xmm10
	paddd	%xmm11, %xmm10
	movq	%xmm10, (%rsi,%r9,4)
	addq	$2, %r9
	cmpq	%r9, %rax
	jne	.LBB10_4
	cmpq	%rax, %r8
	je	.LBB10_8
.LBB10_6:
	movapd	.LCPI10_0(%rip), %xmm3
	.p2align	4
.LBB10_7:
	movsd	(%rdx,%rax,8), %xmm4
	unpcklpd	%xmm4, %xmm4
	mulpd	%xmm1, %xmm4
	addpd	%xmm0, %xmm4
	movsd	(%rcx,%rax,8), %xmm5
	unpcklpd	%xmm5, %xmm5
	mulpd	%xmm2, %xmm5
	addpd	%xmm4, %xmm5
	addpd	%xmm3, %xmm5
	cvttpd2dq	%xmm5, %xmm4
	cvtdq2pd	%xmm4, %xmm6
	cmpltpd	%xmm6, %xmm5
	movmskpd	%xmm5, %r9d
	movl	%r9d, %r10d
	shrb	%r10b
	movd	%xmm4, %r11d
	andl	$1, %r9d
	subl	%r9d, %r11d
	movl	%r11d, (%rdi,%rax,4)
	pshufd	$85, %xmm4, %xmm4
	movd	%xmm4, %r9d
	movzbl	%r10b, %r10d
	subl	%r10d, %r9d
	movl	%r9d, (%rsi,%rax,4)
	incq	%rax
	cmpq	%rax, %r8
	jne	.LBB10_7
.LBB10_8:
	popq	%rbp
.LBB10_9:
	retq
.Lfunc_end10:
	.size	ellipse, .Lfunc_end10-ellipse

	.p2align	4
	.type	color_outline,@function
color_outline:
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$264, %rsp
	movl	%edx, %ebx
	movq	56(%rbp), %rax
	movq	%rax, -216(%rbp)
	movq	64(%rbp), %rax
	movq	%rax, -208(%rbp)
	movl	72(%rbp), %eax
	movq	%rax, -136(%rbp)
	movq	16(%rbp), %rax
	movq	%rax, -56(%rbp)
	movq	24(%rbp), %rax
	movq	%rax, -120(%rbp)
	movslq	32(%rbp), %rax
	movl	36(%rbp), %r9d
	movslq	40(%rbp), %r12
	movl	44(%rbp), %r10d
	movq	%rax, %r8
	subq	%rax, %r12
	movq	%rdi, -64(%rbp)
	movq	%rdi, -272(%rbp)
	movq	%rsi, -144(%rbp)
	movq	%rsi, -264(%rbp)
	leal	2(%r12), %eax
	movl	$1, %ecx
	.p2align	4
.LBB11_1:
	incq	%rcx
	movl	%eax, %edx
	sarl	%cl, %edx
	cmpl	$63, %edx
	jg	.LBB11_1
	movl	$1, %edx
	shlq	%cl, %rdx
	cmpq	$9, %rdx
	movl	$8, %esi
	cmovgeq	%rdx, %rsi
	leaq	(%r12,%rsi), %rcx
	addq	$9, %rcx
	negq	%rsi
	andq	%rcx, %rsi
	movq	%rsi, -128(%rbp)
	movq	%rsi, -256(%rbp)
	movl	%r12d, -248(%rbp)
	movl	$1, %ecx
	.p2align	4
.LBB11_3:
	incl	%ecx
	movl	%eax, %edx
	sarl	%cl, %edx
	cmpl	$63, %edx
	jg	.LBB11_3
	movl	%ecx, -112(%rbp)
	movl	%ecx, -240(%rbp)
	shll	$8, %r8d
	movq	%r8, -200(%rbp)
	movl	%r8d, -236(%rbp)
	movl	$0, -228(%rbp)
	cmpl	%r10d, %r9d
	jge	.LBB11_26
	movl	%ebx, %eax
	andl	$16711935, %eax
	movl	%eax, -108(%rbp)
	shrl	$8, %ebx
	andl	$16711935, %ebx
	movq	-128(%rbp), %rax
	leaq	(,%rax,4), %rax
	movq	%rax, -80(%rbp)
	movq	-120(%rbp), %rax
	leaq	(,%rax,4), %rax
	movq	%rax, -224(%rbp)
	movl	%ebx, -88(%rbp)
	movl	%r10d, -84(%rbp)
	jmp	.LBB11_6
	.p2align	4
.LBB11_25:
	movl	-44(%rbp), %edx
	movslq	%edx, %rax
	imulq	-120(%rbp), %rax
	movq	-56(%rbp), %rcx
	leaq	(%rcx,%rax,4), %rcx
	movq	%rcx, -56(%rbp)
	movl	-92(%rbp), %r9d
	addl	%edx, %r9d
	movl	-84(%rbp), %r10d
	cmpl	%r10d, %r9d
	jge	.LBB11_26
.LBB11_6:
	subl	%r9d, %r10d
	cmpl	$128, %r10d
	movl	$128, %eax
	cmovgel	%eax, %r10d
	movl	%r9d, -92(%rbp)
	shll	$8, %r9d
	movl	%r10d, -44(%rbp)
	movl	%r10d, -244(%rbp)
	movl	%r9d, -72(%rbp)
	movl	%r9d, -232(%rbp)
	cmpl	$0, -136(%rbp)
	jle	.LBB11_13
	xorl	%r15d, %r15d
	jmp	.LBB11_8
	.p2align	4
.LBB11_12:
	incq	%r15
	cmpq	%r15, -136(%rbp)
	je	.LBB11_13
.LBB11_8:
	movq	-216(%rbp), %rax
	movl	(%rax,%r15,4), %edx
	movl	4(%rax,%r15,4), %esi
	movq	-200(%rbp), %rcx
	subl	%ecx, %edx
	movq	-208(%rbp), %rax
	movl	(%rax,%r15,4), %ebx
	movl	4(%rax,%r15,4), %r14d
	movl	%ebx, %edi
	movl	-72(%rbp), %eax
	subl	%eax, %edi
	subl	%ecx, %esi
	movl	%r14d, %r13d
	subl	%eax, %r13d
	cmpl	%r14d, %ebx
	jge	.LBB11_10
	movl	%edx, -192(%rbp)
	movl	%edi, -188(%rbp)
	movl	%esi, -184(%rbp)
	movl	%r13d, -180(%rbp)
	movl	$1, -176(%rbp)
	movups	-192(%rbp), %xmm0
	movups	%xmm0, (%rsp)
	movl	$1, 16(%rsp)
	movl	%edi, -96(%rbp)
	leaq	-272(%rbp), %rdi
	movl	%edx, -104(%rbp)
	movl	%esi, -100(%rbp)
	callq	add_edge
	movl	-96(%rbp), %edi
	movl	-100(%rbp), %esi
	movl	-104(%rbp), %edx
.LBB11_10:
	cmpl	%r14d, %ebx
	jle	.LBB11_12
	movl	%esi, -168(%rbp)
	movl	%r13d, -164(%rbp)
	movl	%edx, -160(%rbp)
	movl	%edi, -156(%rbp)
	movl	$-1, -152(%rbp)
	movups	-168(%rbp), %xmm0
	movups	%xmm0, (%rsp)
	movl	$-1, 16(%rsp)
	leaq	-272(%rbp), %rdi
	callq	add_edge
	jmp	.LBB11_12
	.p2align	4
.LBB11_13:
	movl	-44(%rbp), %eax
	cmpl	$1, %eax
	adcl	$0, %eax
	movq	%rax, -72(%rbp)
	movq	-56(%rbp), %r13
	movq	-64(%rbp), %r14
	xorl	%r15d, %r15d
	movl	-88(%rbp), %ebx
	jmp	.LBB11_14
	.p2align	4
.LBB11_23:
	movq	%r15, %rax
	imulq	-128(%rbp), %rax
	movq	-64(%rbp), %rcx
	leaq	(%rcx,%rax,4), %rdi
	xorl	%esi, %esi
	movq	-80(%rbp), %rdx
	callq	memset@PLT
	movq	-144(%rbp), %rax
	movq	$0, (%rax,%r15,8)
.LBB11_24:
	incq	%r15
	addq	-80(%rbp), %r14
	addq	-224(%rbp), %r13
	cmpq	-72(%rbp), %r15
	je	.LBB11_25
.LBB11_14:
	movq	-144(%rbp), %rax
	movq	(%rax,%r15,8), %rax
	testq	%rax, %rax
	je	.LBB11_24
	rep		bsfq	%rax, %rax
	movl	-112(%rbp), %ecx
	shll	%cl, %eax
	leal	1(%rax), %ecx
	cmpl	%r12d, %ecx
	jge	.LBB11_18
	movq	-80(%rbp), %rdx
	imulq	%r15, %rdx
	addq	-64(%rbp), %rdx
	movslq	%eax, %rcx
	movl	(%rdx,%rcx,4), %edx
	incq	%rcx
	.p2align	4
.LBB11_17:
	addl	(%r14,%rcx,4), %edx
	movl	%edx, (%r14,%rcx,4)
	incq	%rcx
	cmpq	%r12, %rcx
	jl	.LBB11_17
.LBB11_18:
	cmpl	%r12d, %eax
	movl	-108(%rbp), %r9d
	movl	$131072, %r10d
	jge	.LBB11_23
	cltq
	jmp	.LBB11_20
	.p2align	4
.LBB11_22:
	incq	%rax
	cmpq	%r12, %rax
	jge	.LBB11_23
.LBB11_20:
	movl	(%r14,%rax,4), %ecx
	testl	%ecx, %ecx
	je	.LBB11_22
	movl	%ecx, %edx
	negl	%edx
	cmovsl	%ecx, %edx
	cmpl	$131072, %edx
	cmovael	%r10d, %edx
	movl	%edx, %ecx
	shll	$8, %ecx
	subl	%edx, %ecx
	addl	$65536, %ecx
	shrl	$17, %ecx
	movl	%ecx, %edx
	imull	%r9d, %edx
	leal	8388736(%rdx), %esi
	imull	%ebx, %ecx
	leal	8388736(%rcx), %edi
	shrl	$8, %esi
	andl	$16711935, %esi
	addl	%esi, %edx
	addl	$8388736, %edx
	shrl	$8, %edx
	andl	$16711935, %edx
	shrl	$8, %edi
	andl	$16711935, %edi
	leal	(%rdi,%rcx), %esi
	addl	$8388736, %esi
	movl	%esi, %ecx
	andl	$-16711936, %ecx
	orl	%edx, %ecx
	movl	(%r13,%rax,4), %edx
	notl	%esi
	shrl	$24, %esi
	movl	%edx, %edi
	andl	$16711935, %edi
	imull	%esi, %edi
	leal	8388736(%rdi), %r8d
	shrl	$8, %edx
	andl	$16711935, %edx
	imull	%esi, %edx
	leal	8388736(%rdx), %esi
	shrl	$8, %r8d
	andl	$16711935, %r8d
	addl	%r8d, %edi
	addl	$8388736, %edi
	shrl	$8, %edi
	andl	$16711935, %edi
	shrl	$8, %esi
	andl	$16711935, %esi
	addl	%esi, %edx
	addl	$8388736, %edx
	andl	$-16711936, %edx
	addl	%ecx, %edx
	addl	%edi, %edx
	movl	%edx, (%r13,%rax,4)
	jmp	.LBB11_22
.LBB11_26:
	addq	$264, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lfunc_end11:
	.size	color_outline, .Lfunc_end11-color_outline

	.p2align	4
	.type	texels_outline,@function
texels_outline:
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$392, %rsp
	movl	36(%rbp), %r12d
	movl	44(%rbp), %r10d
	movl	%r10d, %eax
	subl	%r12d, %eax
	movslq	%eax, %r9
	movq	112(%rbp), %rax
	movq	%rax, %r14
	imulq	%r9, %r14
	jo	.LBB12_3
	movq	80(%rbp), %r15
	addq	%r15, %r14
	jno	.LBB12_5
.LBB12_3:
	xorl	%eax, %eax
.LBB12_4:
	addq	$392, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.LBB12_5:
	movq	%rax, -360(%rbp)
	movl	%r10d, -56(%rbp)
	movabsq	$18014398509481983, %r10
	movabsq	$9007199254740991, %r11
	leaq	(%r15,%r11), %rbx
	xorl	%eax, %eax
	cmpq	%r10, %rbx
	jae	.LBB12_4
	leaq	(%r14,%r11), %rbx
	cmpq	%r10, %rbx
	jae	.LBB12_4
	leaq	80(%rbp), %rax
	movq	40(%rax), %rax
	imulq	%rax, %r9
	jo	.LBB12_3
	movq	88(%rbp), %r13
	addq	%r13, %r9
	jo	.LBB12_3
	movq	%rax, -312(%rbp)
	movq	%r15, -160(%rbp)
	leaq	(%r11,%r13), %r15
	xorl	%eax, %eax
	cmpq	%r10, %r15
	jae	.LBB12_4
	movq	%r13, -152(%rbp)
	leaq	(%r9,%r11), %r15
	cmpq	%r10, %r15
	jae	.LBB12_4
	movq	%r15, -80(%rbp)
	movq	96(%rbp), %r13
	movl	40(%rbp), %eax
	movl	32(%rbp), %r15d
	movl	%r15d, -60(%rbp)
	subl	%r15d, %eax
	movq	%rax, -104(%rbp)
	addl	$8, %eax
	movslq	%eax, %r15
	movq	%r13, -208(%rbp)
	movq	%r13, %rax
	movq	%r15, -48(%rbp)
	imulq	%r15, %rax
	jo	.LBB12_3
	movq	-160(%rbp), %r15
	addq	%rax, %r15
	seto	-120(%rbp)
	movabsq	$-9007199254740992, %r13
	addq	%r13, %r15
	movabsq	$-18014398509481983, %r13
	cmpq	%r13, %r15
	setb	%r15b
	orb	-120(%rbp), %r15b
	jne	.LBB12_3
	movq	104(%rbp), %r15
	movq	%r15, -120(%rbp)
	movq	-48(%rbp), %r13
	imulq	%r15, %r13
	movq	%r13, -48(%rbp)
	jo	.LBB12_3
	movq	-152(%rbp), %r13
	addq	-48(%rbp), %r13
	seto	-112(%rbp)
	movabsq	$-9007199254740992, %r15
	addq	%r13, %r15
	movabsq	$-18014398509481983, %r13
	cmpq	%r13, %r15
	setb	%r15b
	orb	-112(%rbp), %r15b
	jne	.LBB12_3
	addq	%rax, %r14
	jo	.LBB12_3
	xorl	%eax, %eax
	cmpq	%r10, %rbx
	jae	.LBB12_4
	addq	%r11, %r14
	cmpq	%r10, %r14
	movq	-80(%rbp), %rbx
	jae	.LBB12_4
	addq	-48(%rbp), %r9
	jo	.LBB12_3
	xorl	%eax, %eax
	cmpq	%r10, %rbx
	jae	.LBB12_4
	addq	%r11, %r9
	cmpq	%r10, %r9
	jae	.LBB12_4
	movq	%rdx, -352(%rbp)
	movq	%rcx, %rax
	movl	%r8d, -172(%rbp)
	leaq	56(%rbp), %rcx
	leaq	16(%rbp), %rdx
	movq	(%rcx), %r8
	movq	%r8, -280(%rbp)
	movq	8(%rcx), %r8
	movq	%r8, -272(%rbp)
	movl	16(%rcx), %ecx
	movq	%rcx, -200(%rbp)
	movq	(%rdx), %rcx
	movq	%rcx, -128(%rbp)
	movq	8(%rdx), %rcx
	movq	%rcx, -184(%rbp)
	movq	%rdi, -72(%rbp)
	movq	%rdi, -408(%rbp)
	movq	%rsi, -96(%rbp)
	movq	%rsi, -400(%rbp)
	movq	-104(%rbp), %rcx
	leal	2(%rcx), %edx
	movl	$1, %ecx
.LBB12_30:
	incq	%rcx
	movl	%edx, %esi
	sarl	%cl, %esi
	cmpl	$63, %esi
	jg	.LBB12_30
	movl	$1, %esi
	shlq	%cl, %rsi
	cmpq	$9, %rsi
	movl	$8, %edi
	cmovgeq	%rsi, %rdi
	movq	-104(%rbp), %rsi
	movslq	%esi, %rcx
	movq	%rcx, -112(%rbp)
	addq	%rdi, %rcx
	addq	$9, %rcx
	negq	%rdi
	andq	%rcx, %rdi
	movq	%rdi, -192(%rbp)
	movq	%rdi, -392(%rbp)
	movl	%esi, -384(%rbp)
	movl	$1, %ecx
.LBB12_32:
	incl	%ecx
	movl	%edx, %esi
	sarl	%cl, %esi
	cmpl	$63, %esi
	jg	.LBB12_32
	movl	%ecx, -164(%rbp)
	movl	%ecx, -376(%rbp)
	movl	-60(%rbp), %ecx
	shll	$8, %ecx
	movl	%ecx, -60(%rbp)
	movl	%ecx, -372(%rbp)
	movl	$0, -364(%rbp)
	movq	%r12, %rdx
	movl	-56(%rbp), %esi
	cmpl	%edx, %esi
	movq	-96(%rbp), %rcx
	movq	-72(%rbp), %r9
	jle	.LBB12_55
	movslq	%eax, %rdi
	movq	%rdi, %r8
	shlq	$8, %r8
	addq	$512, %r8
	movq	%r8, -328(%rbp)
	movq	%rax, %r8
	shrq	$32, %r8
	sarq	$24, %rax
	andq	$-256, %rax
	addq	$512, %rax
	movq	%rax, -344(%rbp)
	decl	%r8d
	movq	%r8, -320(%rbp)
	movq	%rdi, -336(%rbp)
	leal	-1(%rdi), %eax
	movl	%eax, -168(%rbp)
	movq	-192(%rbp), %rax
	leaq	(,%rax,4), %rax
	movq	%rax, -144(%rbp)
	movq	-184(%rbp), %rax
	leaq	(,%rax,4), %rax
	movq	%rax, -288(%rbp)
	movl	%edx, %eax
	negl	%eax
	movq	%rax, -264(%rbp)
	jmp	.LBB12_36
.LBB12_35:
	movl	-84(%rbp), %r8d
	movslq	%r8d, %rax
	imulq	-184(%rbp), %rax
	movq	-128(%rbp), %rdi
	leaq	(%rdi,%rax,4), %rdi
	movq	%rdi, -128(%rbp)
	addl	%r8d, %edx
	cmpl	%esi, %edx
	jge	.LBB12_55
.LBB12_36:
	movl	%esi, %edi
	subl	%edx, %edi
	cmpl	$128, %edi
	movl	$128, %eax
	cmovgel	%eax, %edi
	movl	%edx, %eax
	shll	$8, %eax
	movl	%edi, -84(%rbp)
	movl	%edi, -380(%rbp)
	movl	%eax, -48(%rbp)
	movl	%eax, -368(%rbp)
	cmpl	$0, -200(%rbp)
	movq	%rdx, -136(%rbp)
	jle	.LBB12_43
	xorl	%r14d, %r14d
	jmp	.LBB12_39
.LBB12_38:
	incq	%r14
	cmpq	%r14, -200(%rbp)
	je	.LBB12_43
.LBB12_39:
	movq	-280(%rbp), %rax
	movl	(%rax,%r14,4), %r8d
	movl	4(%rax,%r14,4), %r10d
	movl	-60(%rbp), %eax
	subl	%eax, %r8d
	movq	-272(%rbp), %rdi
	movl	(%rdi,%r14,4), %r15d
	movl	4(%rdi,%r14,4), %r12d
	movl	%r15d, %ebx
	movl	-48(%rbp), %edi
	subl	%edi, %ebx
	subl	%eax, %r10d
	movl	%r12d, %r13d
	subl	%edi, %r13d
	cmpl	%r12d, %r15d
	jge	.LBB12_41
	movl	%r8d, -256(%rbp)
	movl	%ebx, -252(%rbp)
	movl	%r10d, -248(%rbp)
	movl	%r13d, -244(%rbp)
	movl	$1, -240(%rbp)
	movups	-256(%rbp), %xmm0
	movups	%xmm0, (%rsp)
	movl	$1, 16(%rsp)
	leaq	-408(%rbp), %rdi
	movl	%r8d, -80(%rbp)
	movl	%r10d, -52(%rbp)
	callq	add_edge
	movl	-52(%rbp), %r10d
	movl	-80(%rbp), %r8d
	movl	-56(%rbp), %esi
	movq	-136(%rbp), %rdx
	movq	-72(%rbp), %r9
	movq	-96(%rbp), %rcx
.LBB12_41:
	cmpl	%r12d, %r15d
	jle	.LBB12_38
	movl	%r10d, -232(%rbp)
	movl	%r13d, -228(%rbp)
	movl	%r8d, -224(%rbp)
	movl	%ebx, -220(%rbp)
	movl	$-1, -216(%rbp)
	movups	-232(%rbp), %xmm0
	movups	%xmm0, (%rsp)
	movl	$-1, 16(%rsp)
	leaq	-408(%rbp), %rdi
	callq	add_edge
	movl	-56(%rbp), %esi
	movq	-136(%rbp), %rdx
	movq	-72(%rbp), %r9
	movq	-96(%rbp), %rcx
	jmp	.LBB12_38
.LBB12_43:
	movl	-84(%rbp), %eax
	cmpl	$1, %eax
	adcl	$0, %eax
	movq	%rax, -296(%rbp)
	movq	-264(%rbp), %rax
	leal	(%rax,%rdx), %edi
	movq	-128(%rbp), %rax
	movq	%rax, -48(%rbp)
	movq	%r9, %r14
	xorl	%r12d, %r12d
	movq	-160(%rbp), %r15
	movq	-152(%rbp), %r13
	movq	-112(%rbp), %rbx
	jmp	.LBB12_46
.LBB12_44:
	movq	-304(%rbp), %r12
	movq	%r12, %rax
	imulq	-192(%rbp), %rax
	movq	-72(%rbp), %rcx
	leaq	(%rcx,%rax,4), %rdi
	xorl	%esi, %esi
	movq	-144(%rbp), %rdx
	callq	memset@PLT
	movq	-72(%rbp), %r9
	movq	-96(%rbp), %rcx
	movq	$0, (%rcx,%r12,8)
	movq	-136(%rbp), %rdx
	movl	-56(%rbp), %esi
	movl	-52(%rbp), %edi
.LBB12_45:
	incq	%r12
	addq	-144(%rbp), %r14
	movq	-48(%rbp), %rax
	addq	-288(%rbp), %rax
	movq	%rax, -48(%rbp)
	incl	%edi
	cmpq	-296(%rbp), %r12
	je	.LBB12_35
.LBB12_46:
	movq	(%rcx,%r12,8), %rax
	testq	%rax, %rax
	je	.LBB12_45
	movl	%edi, -52(%rbp)
	rep		bsfq	%rax, %rax
	movl	-164(%rbp), %ecx
	shll	%cl, %eax
	leal	1(%rax), %ecx
	cmpl	-104(%rbp), %ecx
	jge	.LBB12_50
	movq	-144(%rbp), %rdx
	imulq	%r12, %rdx
	addq	%r9, %rdx
	movslq	%eax, %rcx
	movl	(%rdx,%rcx,4), %edx
	incq	%rcx
	.p2align	4
.LBB12_49:
	addl	(%r14,%rcx,4), %edx
	movl	%edx, (%r14,%rcx,4)
	incq	%rcx
	cmpq	%rbx, %rcx
	jl	.LBB12_49
.LBB12_50:
	movq	%r12, -304(%rbp)
	cmpl	-104(%rbp), %eax
	jge	.LBB12_44
	movslq	-52(%rbp), %rcx
	movq	-312(%rbp), %rdx
	imulq	%rcx, %rdx
	imulq	-360(%rbp), %rcx
	movslq	%eax, %rdi
	movq	-120(%rbp), %r8
	imulq	%rdi, %r8
	addq	%r13, %r8
	addq	%rdx, %r8
	movq	-208(%rbp), %r9
	imulq	%rdi, %r9
	addq	%r15, %r9
	addq	%rcx, %r9
	movq	%r14, -80(%rbp)
	jmp	.LBB12_53
	.p2align	4
.LBB12_52:
	incq	%rdi
	addq	-120(%rbp), %r8
	addq	-208(%rbp), %r9
	cmpq	%rbx, %rdi
	jge	.LBB12_44
.LBB12_53:
	movl	(%r14,%rdi,4), %r10d
	testl	%r10d, %r10d
	je	.LBB12_52
	movq	%r9, %rcx
	sarq	$24, %rcx
	movq	-328(%rbp), %rax
	cmpq	%rax, %rcx
	cmovlq	%rcx, %rax
	cmpq	$-512, %rcx
	movl	$-512, %esi
	cmovll	%esi, %eax
	movq	%r8, %rdx
	sarq	$24, %rdx
	movq	-344(%rbp), %rcx
	cmpq	%rcx, %rdx
	cmovlq	%rdx, %rcx
	cmpq	$-512, %rdx
	cmovll	%esi, %ecx
	movzbl	%al, %r13d
	sarl	$8, %eax
	movl	%ecx, %esi
	sarl	$8, %esi
	movq	-320(%rbp), %r14
	cmpl	%r14d, %esi
	movl	%r14d, %r11d
	cmovll	%esi, %r11d
	movzbl	%cl, %edx
	testl	%esi, %esi
	movl	$0, %r12d
	cmovsl	%r12d, %r11d
	movslq	%r11d, %rcx
	movq	-336(%rbp), %rbx
	imulq	%rbx, %rcx
	movq	-352(%rbp), %r15
	leaq	(%r15,%rcx,4), %rcx
	leal	1(%rsi), %r11d
	cmpl	%r14d, %r11d
	cmovgel	%r14d, %r11d
	cmpl	$-1, %esi
	cmovll	%r12d, %r11d
	movslq	%r11d, %rsi
	imulq	%rbx, %rsi
	movl	-168(%rbp), %ebx
	cmpl	%ebx, %eax
	movl	%ebx, %r11d
	cmovll	%eax, %r11d
	leaq	(%r15,%rsi,4), %r15
	testl	%eax, %eax
	cmovsl	%r12d, %r11d
	leal	1(%rax), %esi
	cmpl	%ebx, %esi
	cmovgel	%ebx, %esi
	cmpl	$-1, %eax
	cmovll	%r12d, %esi
	movslq	%r11d, %rax
	movl	(%rcx,%rax,4), %r14d
	movslq	%esi, %r11
	movl	(%rcx,%r11,4), %esi
	movl	(%r15,%rax,4), %ebx
	movl	(%r15,%r11,4), %ecx
	movl	%edx, %r11d
	imull	%r13d, %r11d
	subl	$-128, %r11d
	shrl	$8, %r11d
	movl	%r13d, %r12d
	subl	%r11d, %r12d
	subl	%r11d, %edx
	addl	%edx, %r13d
	movl	$256, %r15d
	subl	%r13d, %r15d
	movl	%r14d, %eax
	andl	$16711935, %eax
	imull	%r15d, %eax
	movl	%esi, %r13d
	andl	$16711935, %r13d
	imull	%r12d, %r13d
	addl	%eax, %r13d
	movl	%ebx, %eax
	andl	$16711935, %eax
	imull	%edx, %eax
	addl	%r13d, %eax
	movl	%ecx, %r13d
	andl	$16711935, %r13d
	imull	%r11d, %r13d
	addl	%r13d, %eax
	addl	$8388736, %eax
	movq	-152(%rbp), %r13
	shrl	$8, %r14d
	andl	$16711935, %r14d
	imull	%r15d, %r14d
	movq	-160(%rbp), %r15
	shrl	$8, %esi
	andl	$16711935, %esi
	imull	%r12d, %esi
	addl	%r14d, %esi
	movq	-80(%rbp), %r14
	shrl	$8, %ebx
	andl	$16711935, %ebx
	imull	%edx, %ebx
	addl	%esi, %ebx
	shrl	$8, %ecx
	andl	$16711935, %ecx
	imull	%r11d, %ecx
	addl	%ebx, %ecx
	addl	$8388736, %ecx
	movq	-112(%rbp), %rbx
	shrl	$8, %eax
	andl	$16711935, %eax
	movl	%r10d, %edx
	negl	%edx
	cmovsl	%r10d, %edx
	cmpl	$131072, %edx
	movl	$131072, %esi
	cmovael	%esi, %edx
	movl	%edx, %esi
	shll	$8, %esi
	subl	%edx, %esi
	addl	$65536, %esi
	shrl	$17, %esi
	imull	-172(%rbp), %esi
	leal	128(%rsi), %edx
	shrl	$8, %edx
	addl	%esi, %edx
	addl	$128, %edx
	shrl	$8, %edx
	imull	%edx, %eax
	leal	8388736(%rax), %esi
	shrl	$8, %ecx
	andl	$16711935, %ecx
	imull	%edx, %ecx
	leal	8388736(%rcx), %edx
	shrl	$8, %esi
	andl	$16711935, %esi
	addl	%eax, %esi
	addl	$8388736, %esi
	shrl	$8, %esi
	andl	$16711935, %esi
	shrl	$8, %edx
	andl	$16711935, %edx
	addl	%ecx, %edx
	addl	$8388736, %edx
	movl	%edx, %eax
	andl	$-16711936, %eax
	orl	%esi, %eax
	movq	-48(%rbp), %r10
	movl	(%r10,%rdi,4), %ecx
	notl	%edx
	shrl	$24, %edx
	movl	%ecx, %esi
	andl	$16711935, %esi
	imull	%edx, %esi
	shrl	$8, %ecx
	andl	$16711935, %ecx
	imull	%edx, %ecx
	leal	8388736(%rsi), %edx
	shrl	$8, %edx
	andl	$16711935, %edx
	addl	%esi, %edx
	addl	$8388736, %edx
	leal	8388736(%rcx), %esi
	shrl	$8, %esi
	andl	$16711935, %esi
	addl	%esi, %ecx
	addl	$8388736, %ecx
	andl	$-16711936, %ecx
	addl	%eax, %ecx
	shrl	$8, %edx
	andl	$16711935, %edx
	addl	%edx, %ecx
	movl	%ecx, (%r10,%rdi,4)
	jmp	.LBB12_52
.LBB12_55:
	movb	$1, %al
	jmp	.LBB12_4
.Lfunc_end12:
	.size	texels_outline, .Lfunc_end12-texels_outline

	.globl	kinora_mix_channels
	.p2align	4
	.type	kinora_mix_channels,@function
kinora_mix_channels:
	testq	%rsi, %rsi
	je	.LBB13_4
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	%rsi, %r9
	leaq	80(%rbp), %rax
	leaq	48(%rbp), %rcx
	leaq	16(%rbp), %rdx
	movq	(%rdx), %r8
	movq	%r8, -112(%rbp)
	movq	8(%rdx), %r8
	movq	%r8, -104(%rbp)
	movq	16(%rdx), %r8
	movq	%r8, -96(%rbp)
	movq	24(%rdx), %rdx
	movq	%rdx, -88(%rbp)
	movq	(%rcx), %rdx
	movq	%rdx, -80(%rbp)
	movq	8(%rcx), %rdx
	movq	%rdx, -72(%rbp)
	movq	16(%rcx), %rdx
	movq	%rdx, -64(%rbp)
	movq	24(%rcx), %rcx
	movq	%rcx, -56(%rbp)
	movq	(%rax), %rcx
	movq	%rcx, -48(%rbp)
	movq	8(%rax), %r15
	movq	16(%rax), %r12
	movq	24(%rax), %r13
	xorl	%r11d, %r11d
	xorl	%ecx, %ecx
	.p2align	4
.LBB13_2:
	movl	(%rdi,%rcx,4), %eax
	movl	%eax, %edx
	shrl	$24, %edx
	movl	%eax, %esi
	shrl	$16, %esi
	movzbl	%sil, %esi
	movzbl	%ah, %ebx
	movzbl	%al, %r8d
	andl	$-16777216, %eax
	movq	-104(%rbp), %r10
	imulq	%rbx, %r10
	movq	-96(%rbp), %r14
	imulq	%r8, %r14
	addq	%r10, %r14
	movq	-112(%rbp), %r10
	imulq	%rsi, %r10
	addq	%r10, %r14
	movq	-88(%rbp), %r10
	imulq	%rdx, %r10
	addq	%r10, %r14
	addq	$32768, %r14
	sarq	$16, %r14
	cmpq	%rdx, %r14
	movq	%rdx, %r10
	cmovlq	%r14, %r10
	shll	$16, %r10d
	testq	%r14, %r14
	cmovsl	%r11d, %r10d
	orl	%eax, %r10d
	movq	-72(%rbp), %rax
	imulq	%rbx, %rax
	movq	-64(%rbp), %r14
	imulq	%r8, %r14
	addq	%rax, %r14
	movq	-80(%rbp), %rax
	imulq	%rsi, %rax
	addq	%rax, %r14
	movq	-56(%rbp), %rax
	imulq	%rdx, %rax
	addq	%rax, %r14
	addq	$32768, %r14
	sarq	$16, %r14
	cmpq	%rdx, %r14
	movq	%rdx, %rax
	cmovlq	%r14, %rax
	shll	$8, %eax
	testq	%r14, %r14
	cmovsl	%r11d, %eax
	imulq	%r15, %rbx
	imulq	%r12, %r8
	addq	%rbx, %r8
	imulq	-48(%rbp), %rsi
	addq	%rsi, %r8
	movq	%r13, %rsi
	imulq	%rdx, %rsi
	addq	%r8, %rsi
	addq	$32768, %rsi
	sarq	$16, %rsi
	cmpq	%rdx, %rsi
	cmovlq	%rsi, %rdx
	testq	%rsi, %rsi
	cmovsl	%r11d, %edx
	orl	%eax, %edx
	orl	%r10d, %edx
	movl	%edx, (%rdi,%rcx,4)
	incq	%rcx
	cmpq	%rcx, %r9
	jne	.LBB13_2
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
.LBB13_4:
	retq
.Lfunc_end13:
	.size	kinora_mix_channels, .Lfunc_end13-kinora_mix_channels

	.globl	kinora_pixels_any
	.p2align	4
	.type	kinora_pixels_any,@function
kinora_pixels_any:
	pushq	%rbp
	movq	%rsp, %rbp
	movq	kinora_pixels_portable@GOTPCREL(%rip), %rax
	popq	%rbp
	retq
.Lfunc_end14:
	.size	kinora_pixels_any, .Lfunc_end14-kinora_pixels_any

	.p2align	4
	.type	add_edge,@function
add_edge:
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movslq	28(%rbp), %r14
	testq	%r14, %r14
	jle	.LBB15_37
	leaq	16(%rbp), %rcx
	movl	28(%rdi), %r8d
	shll	$8, %r8d
	movslq	4(%rcx), %r9
	cmpl	%r8d, %r9d
	jge	.LBB15_37
	movl	24(%rdi), %ebx
	shll	$8, %ebx
	movl	(%rcx), %r13d
	movl	8(%rcx), %eax
	cmpl	%ebx, %r13d
	setl	%dl
	cmpl	%ebx, %eax
	setl	%sil
	orb	%dl, %sil
	cmpb	$1, %sil
	jne	.LBB15_37
	cltq
	testl	%r13d, %r13d
	setle	%dl
	testl	%eax, %eax
	setle	%sil
	xorl	%r10d, %r10d
	testl	%r9d, %r9d
	movl	$0, %r11d
	cmovgl	%r9d, %r11d
	cmpl	%r8d, %r14d
	cmovll	%r14d, %r8d
	testb	%sil, %dl
	cmovnel	%r10d, %r13d
	cmoveq	%rax, %r10
	cmpl	%r8d, %r11d
	jge	.LBB15_37
	movl	%r11d, %esi
	movq	%r10, %rdx
	movslq	%r13d, %rax
	subq	%rax, %rdx
	subq	%r9, %r14
	movl	%r11d, %eax
	subq	%r9, %rax
	movq	%rdx, -128(%rbp)
	imulq	%rdx, %rax
	movq	%rax, %rdx
	orq	%r14, %rdx
	shrq	$32, %rdx
	je	.LBB15_5
	cqto
	idivq	%r14
	movq	%rax, %rdx
	jmp	.LBB15_7
.LBB15_5:
	xorl	%edx, %edx
	divl	%r14d
	movl	%eax, %edx
.LBB15_7:
	addl	%r13d, %edx
	movl	16(%rcx), %eax
	movl	%eax, -60(%rbp)
	shll	$9, %eax
	movl	%eax, -76(%rbp)
	movq	%r9, -96(%rbp)
	movq	%r14, -136(%rbp)
	movl	%r8d, -52(%rbp)
	movl	%ebx, -48(%rbp)
	movl	%r13d, -44(%rbp)
	movq	%rdi, -120(%rbp)
	jmp	.LBB15_8
	.p2align	4
.LBB15_12:
	movq	%rdx, %r11
	movl	%esi, %edx
	subl	%ecx, %edx
	imull	-76(%rbp), %edx
	movq	(%rdi), %rcx
	cltq
	movl	%esi, %r10d
	movq	16(%rdi), %rsi
	imulq	%rax, %rsi
	addl	%edx, (%rcx,%rsi,4)
	movq	%r11, %rdx
	movl	%r10d, %esi
	movq	8(%rdi), %rcx
	orq	$1, (%rcx,%rax,8)
.LBB15_36:
	cmpl	%r8d, -112(%rbp)
	movq	-136(%rbp), %r14
	jge	.LBB15_37
.LBB15_8:
	movl	%edx, %r10d
	movl	%esi, %ecx
	movl	%esi, %eax
	andl	$-256, %eax
	addl	$256, %eax
	cmpl	%r8d, %eax
	movl	%r8d, %esi
	movl	%eax, -112(%rbp)
	cmovll	%eax, %esi
	movslq	%esi, %rax
	subq	%r9, %rax
	imulq	-128(%rbp), %rax
	movq	%rax, %rdx
	orq	%r14, %rdx
	shrq	$32, %rdx
	je	.LBB15_9
	cqto
	idivq	%r14
	movq	%rax, %rdx
	jmp	.LBB15_11
	.p2align	4
.LBB15_9:
	xorl	%edx, %edx
	divl	%r14d
	movl	%eax, %edx
.LBB15_11:
	movl	%ecx, %eax
	sarl	$8, %eax
	addl	%r13d, %edx
	cmpl	%edx, %r10d
	movl	%edx, %r15d
	cmovll	%r10d, %r15d
	cmovlel	%edx, %r10d
	testl	%r10d, %r10d
	jle	.LBB15_12
	movq	%r10, -88(%rbp)
	cmpl	%ebx, %r15d
	jge	.LBB15_36
	movq	%rdx, -104(%rbp)
	movl	%esi, -56(%rbp)
	movl	%esi, %r11d
	subl	%ecx, %r11d
	movslq	%eax, %r8
	movq	16(%rdi), %rax
	imulq	%r8, %rax
	shlq	$2, %rax
	addq	(%rdi), %rax
	movq	%rax, -72(%rbp)
	movl	%r15d, %r13d
	sarl	$8, %r13d
	movq	-88(%rbp), %rax
	leal	-1(%rax), %ebx
	shrl	$8, %ebx
	movl	%eax, %r14d
	subl	%r15d, %r14d
	cmovlel	%r13d, %ebx
	testl	%r13d, %r13d
	movl	$0, %r10d
	cmovgl	%r13d, %r10d
	movl	24(%rdi), %r12d
	decl	%r12d
	cmpl	%r12d, %ebx
	movl	%r12d, %eax
	cmovll	%ebx, %eax
	incl	%eax
	movzbl	32(%rdi), %edx
	movl	%edx, %ecx
	sarl	%cl, %eax
	movl	$2, %esi
	movl	%eax, %ecx
	shlq	%cl, %rsi
	movl	%r10d, %eax
	movl	%edx, %ecx
	shrl	%cl, %eax
	movq	$-1, %rdx
	movl	%eax, %ecx
	shlq	%cl, %rdx
	addq	%rsi, %rdx
	movq	8(%rdi), %rax
	orq	%rdx, (%rax,%r8,8)
	testl	%r13d, %r13d
	js	.LBB15_15
	xorl	%r9d, %r9d
	cmpl	%ebx, %r13d
	jge	.LBB15_23
	movzbl	%r15b, %ecx
	movl	$256, %eax
	subl	%ecx, %eax
	imull	%r11d, %eax
	xorl	%edx, %edx
	divl	%r14d
	movl	%eax, %ecx
	movl	%edx, %r8d
	xorl	%r9d, %r9d
	jmp	.LBB15_25
.LBB15_15:
	movslq	%r15d, %r8
	movslq	%r11d, %rsi
	movq	%r8, %rax
	imulq	%rsi, %rax
	movslq	%r14d, %rcx
	movq	%rax, %rdx
	orq	%rcx, %rdx
	shrq	$32, %rdx
	je	.LBB15_16
	cqto
	idivq	%rcx
	movq	%rax, %r9
	jmp	.LBB15_18
.LBB15_23:
	xorl	%r8d, %r8d
	movl	%r11d, %ecx
	jmp	.LBB15_25
.LBB15_16:
	xorl	%edx, %edx
	divl	%r14d
	movl	%eax, %r9d
.LBB15_18:
	movl	$256, %eax
	subq	%r8, %rax
	imulq	%rsi, %rax
	movq	%rax, %rdx
	orq	%rcx, %rdx
	shrq	$32, %rdx
	je	.LBB15_19
	cqto
	idivq	%rcx
	movq	%rdx, %r8
	movq	%rax, %rcx
	jmp	.LBB15_21
.LBB15_19:
	xorl	%edx, %edx
	divl	%r14d
	movl	%edx, %r8d
	movl	%eax, %ecx
.LBB15_21:
	negl	%r9d
	movl	-76(%rbp), %eax
	imull	%r9d, %eax
	movq	-72(%rbp), %rdx
	addl	%eax, (%rdx)
	xorl	%r15d, %r15d
.LBB15_25:
	cmpl	%ebx, %r10d
	movl	%r11d, -108(%rbp)
	jge	.LBB15_26
	movl	%ecx, %eax
	subl	%r9d, %eax
	imull	-60(%rbp), %eax
	movl	%r10d, %r13d
	shll	$8, %r13d
	subl	%r13d, %r15d
	leal	256(%r15), %r9d
	imull	%eax, %r9d
	movl	$256, %esi
	subl	%r15d, %esi
	imull	%eax, %esi
	movl	%r11d, %eax
	shll	$8, %eax
	cltd
	movl	%r12d, %edi
	movq	%r10, %r12
	movl	%r14d, %r10d
	idivl	%r14d
	movl	%r12d, %r14d
	movq	-72(%rbp), %r11
	addl	%esi, (%r11,%r14,4)
	leal	1(%r12), %r11d
	cmpl	%ebx, %r11d
	setae	%sil
	cmpl	%r12d, %edi
	setle	%r15b
	orb	%sil, %r15b
	jne	.LBB15_33
	incq	%r14
	movl	%edi, %r11d
	movl	%ebx, %ebx
	addl	$256, %r13d
	movl	%r13d, %r15d
	movq	-72(%rbp), %rdi
	.p2align	4
.LBB15_29:
	movl	%r9d, %esi
	movq	%r14, %r13
	addl	%eax, %ecx
	addl	%edx, %r8d
	xorl	%r9d, %r9d
	cmpl	%r10d, %r8d
	movl	$0, %r12d
	cmovgel	%r10d, %r12d
	setge	%r9b
	addl	%r9d, %ecx
	addl	%eax, %r9d
	imull	-60(%rbp), %r9d
	shll	$8, %r9d
	addl	(%rdi,%r14,4), %esi
	addl	%r9d, %esi
	movl	%esi, (%rdi,%r14,4)
	incq	%r14
	addl	$256, %r15d
	cmpq	%r11, %r13
	jae	.LBB15_31
	subl	%r12d, %r8d
	cmpq	%rbx, %r14
	jb	.LBB15_29
.LBB15_31:
	addl	%r9d, (%rdi,%r14,4)
	cmpq	%r11, %r13
	movq	-120(%rbp), %rdi
	movl	-52(%rbp), %r8d
	movq	-96(%rbp), %r9
	movl	-48(%rbp), %ebx
	movl	-44(%rbp), %r13d
	movl	-56(%rbp), %esi
	movq	-104(%rbp), %rdx
	jae	.LBB15_36
	movl	%r14d, %r11d
	jmp	.LBB15_35
.LBB15_26:
	movl	%r9d, %ecx
	movl	%r10d, %r11d
	movl	-52(%rbp), %r8d
	movq	-96(%rbp), %r9
	movl	-48(%rbp), %ebx
	movl	-44(%rbp), %r13d
	movl	-56(%rbp), %esi
	movq	-104(%rbp), %rdx
.LBB15_35:
	movq	-88(%rbp), %rax
	movl	-108(%rbp), %r14d
	subl	%ecx, %r14d
	imull	-60(%rbp), %r14d
	addl	%eax, %r15d
	movl	%r11d, %eax
	shll	$9, %r11d
	subl	%r11d, %r15d
	movl	$512, %ecx
	subl	%r15d, %ecx
	imull	%r14d, %ecx
	movq	-72(%rbp), %r10
	addl	%ecx, (%r10,%rax,4)
	imull	%r14d, %r15d
	addl	%r15d, 4(%r10,%rax,4)
	jmp	.LBB15_36
.LBB15_33:
	movl	%r11d, %eax
	movq	-72(%rbp), %rdx
	addl	%r9d, (%rdx,%rax,4)
	cmpl	%r12d, %edi
	movl	-52(%rbp), %r8d
	movq	-96(%rbp), %r9
	movl	-48(%rbp), %ebx
	movl	-44(%rbp), %r13d
	movl	-56(%rbp), %esi
	movq	-104(%rbp), %rdx
	movq	-120(%rbp), %rdi
	jle	.LBB15_36
	movl	%r11d, %r15d
	shll	$8, %r15d
	jmp	.LBB15_35
.LBB15_37:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lfunc_end15:
	.size	add_edge, .Lfunc_end15-add_edge

	.type	kinora_pixels_portable,@object
	.section	.data.rel.ro,"aw",@progbits
	.globl	kinora_pixels_portable
	.p2align	3, 0x0
kinora_pixels_portable:
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
	.quad	ellipse
	.quad	color_outline
	.quad	texels_outline
	.size	kinora_pixels_portable, 104

	.section	".note.GNU-stack","",@progbits
#else
.section ".note.GNU-stack","",@progbits
#endif
