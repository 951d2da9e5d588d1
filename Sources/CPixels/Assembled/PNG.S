// Generated from PNG.c by Tool/assemble-kernels; do not edit.
// Compiler: clang 21.0.0 11673e6660b2d0a5f9f99b1c7b773f4c2f6df1b0
// Sources: 643a6db9b3ba04520389d05dd6d2ec2da00628b08466146264aa0c96021d17c9
#if defined(__x86_64__) && defined(__linux__) && !defined(KINORA_COMPILE_KERNELS)
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI0_0:
	.long	0
	.long	1
	.long	2
	.long	3
.LCPI0_1:
	.long	3988292384
	.long	3988292384
	.long	3988292384
	.long	3988292384
.LCPI0_2:
	.long	124634137
	.long	124634137
	.long	124634137
	.long	124634137
.LCPI0_3:
	.long	249268274
	.long	249268274
	.long	249268274
	.long	249268274
.LCPI0_4:
	.long	498536548
	.long	498536548
	.long	498536548
	.long	498536548
.LCPI0_5:
	.long	997073096
	.long	997073096
	.long	997073096
	.long	997073096
.LCPI0_6:
	.long	1994146192
	.long	1994146192
	.long	1994146192
	.long	1994146192
.LCPI0_7:
	.long	4
	.long	4
	.long	4
	.long	4
	.text
	.globl	kinora_png_prepare
	.p2align	4
	.type	kinora_png_prepare,@function
kinora_png_prepare:
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%rbx
	subq	$2296, %rsp
	movq	%rdi, %rbx
	addq	$2056, %rdi
	xorl	%r14d, %r14d
	movl	$10264, %edx
	xorl	%esi, %esi
	callq	memset@PLT
	movl	$1, %esi
	leaq	code_lengths(%rip), %rdi
	xorl	%r8d, %r8d
	jmp	.LBB0_1
	.p2align	4
.LBB0_5:
	addl	%r8d, %r8d
	incl	%esi
	incl	%r14d
	cmpl	$16, %esi
	je	.LBB0_6
.LBB0_1:
	movl	%esi, %r9d
	andl	$2147483646, %r9d
	xorl	%r10d, %r10d
	jmp	.LBB0_2
	.p2align	4
.LBB0_13:
	incl	%r8d
	movl	%r11d, -2320(%rbp,%r10,8)
	movl	%esi, -2316(%rbp,%r10,8)
.LBB0_14:
	incq	%r10
	cmpq	$286, %r10
	je	.LBB0_5
.LBB0_2:
	movzbl	(%r10,%rdi), %eax
	cmpl	%eax, %esi
	jne	.LBB0_14
	xorl	%eax, %eax
	testl	%r14d, %r14d
	je	.LBB0_4
	movl	%r14d, %edx
	xorl	%r11d, %r11d
	.p2align	4
.LBB0_10:
	xorl	%r15d, %r15d
	btl	%eax, %r8d
	setb	%r15b
	movl	%edx, %ecx
	shll	%cl, %r15d
	orl	%r11d, %r15d
	leal	1(%rax), %ecx
	movzbl	%cl, %ecx
	xorl	%r11d, %r11d
	btl	%ecx, %r8d
	setb	%r11b
	movl	%eax, %ecx
	xorl	$254, %ecx
	addl	%esi, %ecx
	shll	%cl, %r11d
	orl	%r15d, %r11d
	addl	$2, %eax
	addl	$-2, %edx
	cmpl	%r9d, %eax
	jne	.LBB0_10
	testb	$1, %sil
	je	.LBB0_13
	jmp	.LBB0_12
.LBB0_4:
	xorl	%r11d, %r11d
	testb	$1, %sil
	je	.LBB0_13
.LBB0_12:
	xorl	%edx, %edx
	btl	%eax, %r8d
	setb	%dl
	notl	%eax
	addl	%esi, %eax
	movl	%eax, %ecx
	shll	%cl, %edx
	orl	%edx, %r11d
	jmp	.LBB0_13
.LBB0_6:
	leaq	-2320(%rbp), %rsi
	movl	$2056, %edx
	movq	%rbx, %rdi
	callq	memcpy@PLT
	movl	$3, %edx
	xorl	%esi, %esi
	jmp	.LBB0_7
	.p2align	4
.LBB0_8:
	movl	$285, %r8d
	movl	$255, %edi
	xorl	%eax, %eax
.LBB0_35:
	movl	$-1, %r9d
	movl	%eax, %ecx
	shll	%cl, %r9d
	notl	%r9d
	andl	%edi, %r9d
	cmpq	$258, %rdx
	cmovel	%esi, %r9d
	movl	-2316(%rbp,%r8,8), %ecx
	shll	%cl, %r9d
	orl	-2320(%rbp,%r8,8), %r9d
	movl	%r9d, 2056(%rbx,%rdx,8)
	addl	%ecx, %eax
	incl	%eax
	movl	%eax, 2060(%rbx,%rdx,8)
	incq	%rdx
	cmpq	$259, %rdx
	je	.LBB0_15
.LBB0_7:
	cmpq	$258, %rdx
	je	.LBB0_8
	leal	-3(%rdx), %edi
	movl	$-1, %eax
	movl	$253, %r9d
	.p2align	4
.LBB0_33:
	incl	%eax
	movl	%edi, %r8d
	movl	%eax, %ecx
	shrl	%cl, %r8d
	addl	$4, %r9d
	cmpl	$7, %r8d
	ja	.LBB0_33
	addl	%r9d, %r8d
	jmp	.LBB0_35
.LBB0_15:
	movdqa	.LCPI0_0(%rip), %xmm0
	xorl	%eax, %eax
	movdqa	.LCPI0_1(%rip), %xmm1
	movdqa	.LCPI0_2(%rip), %xmm2
	movdqa	.LCPI0_3(%rip), %xmm3
	movdqa	.LCPI0_4(%rip), %xmm4
	movdqa	.LCPI0_5(%rip), %xmm5
	movdqa	.LCPI0_6(%rip), %xmm6
	movdqa	.LCPI0_7(%rip), %xmm7
	.p2align	4
.LBB0_16:
	movdqa	%xmm0, %xmm9
	psrld	$1, %xmm9
	movdqa	%xmm0, %xmm8
	pslld	$31, %xmm8
	psrad	$31, %xmm8
	pand	%xmm1, %xmm8
	pxor	%xmm9, %xmm8
	movdqa	%xmm8, %xmm10
	psrld	$1, %xmm10
	movdqa	%xmm0, %xmm9
	pslld	$30, %xmm9
	psrad	$31, %xmm9
	pand	%xmm1, %xmm9
	pxor	%xmm10, %xmm9
	movdqa	%xmm9, %xmm10
	psrld	$6, %xmm10
	movdqa	%xmm0, %xmm11
	pslld	$29, %xmm11
	psrad	$31, %xmm11
	pand	%xmm2, %xmm11
	movdqa	%xmm0, %xmm12
	pslld	$28, %xmm12
	psrad	$31, %xmm12
	pand	%xmm3, %xmm12
	pxor	%xmm11, %xmm12
	movdqa	%xmm0, %xmm11
	pslld	$27, %xmm11
	psrad	$31, %xmm11
	pand	%xmm4, %xmm11
	pxor	%xmm12, %xmm11
	movdqa	%xmm0, %xmm12
	pslld	$26, %xmm12
	psrad	$31, %xmm12
	pand	%xmm5, %xmm12
	pxor	%xmm11, %xmm12
	pxor	%xmm10, %xmm12
	pslld	$26, %xmm8
	psrad	$31, %xmm8
	pand	%xmm6, %xmm8
	pslld	$26, %xmm9
	psrad	$31, %xmm9
	pand	%xmm1, %xmm9
	pxor	%xmm12, %xmm9
	pxor	%xmm8, %xmm9
	movdqu	%xmm9, 4128(%rbx,%rax,4)
	addq	$4, %rax
	paddd	%xmm7, %xmm0
	cmpq	$256, %rax
	jne	.LBB0_16
	movq	$-256, %rax
	.p2align	4
.LBB0_18:
	movl	5152(%rbx,%rax,4), %ecx
	movl	5156(%rbx,%rax,4), %edx
	movzbl	%cl, %esi
	shrl	$8, %ecx
	xorl	4128(%rbx,%rsi,4), %ecx
	movl	%ecx, 6176(%rbx,%rax,4)
	movzbl	%dl, %ecx
	shrl	$8, %edx
	xorl	4128(%rbx,%rcx,4), %edx
	movl	%edx, 6180(%rbx,%rax,4)
	addq	$2, %rax
	jne	.LBB0_18
	movq	$-256, %rax
	.p2align	4
.LBB0_20:
	movl	6176(%rbx,%rax,4), %ecx
	movl	6180(%rbx,%rax,4), %edx
	movzbl	%cl, %esi
	shrl	$8, %ecx
	xorl	4128(%rbx,%rsi,4), %ecx
	movl	%ecx, 7200(%rbx,%rax,4)
	movzbl	%dl, %ecx
	shrl	$8, %edx
	xorl	4128(%rbx,%rcx,4), %edx
	movl	%edx, 7204(%rbx,%rax,4)
	addq	$2, %rax
	jne	.LBB0_20
	movq	$-256, %rax
	.p2align	4
.LBB0_22:
	movl	7200(%rbx,%rax,4), %ecx
	movl	7204(%rbx,%rax,4), %edx
	movzbl	%cl, %esi
	shrl	$8, %ecx
	xorl	4128(%rbx,%rsi,4), %ecx
	movl	%ecx, 8224(%rbx,%rax,4)
	movzbl	%dl, %ecx
	shrl	$8, %edx
	xorl	4128(%rbx,%rcx,4), %edx
	movl	%edx, 8228(%rbx,%rax,4)
	addq	$2, %rax
	jne	.LBB0_22
	movq	$-256, %rax
	.p2align	4
.LBB0_24:
	movl	8224(%rbx,%rax,4), %ecx
	movl	8228(%rbx,%rax,4), %edx
	movzbl	%cl, %esi
	shrl	$8, %ecx
	xorl	4128(%rbx,%rsi,4), %ecx
	movl	%ecx, 9248(%rbx,%rax,4)
	movzbl	%dl, %ecx
	shrl	$8, %edx
	xorl	4128(%rbx,%rcx,4), %edx
	movl	%edx, 9252(%rbx,%rax,4)
	addq	$2, %rax
	jne	.LBB0_24
	movq	$-256, %rax
	.p2align	4
.LBB0_26:
	movl	9248(%rbx,%rax,4), %ecx
	movl	9252(%rbx,%rax,4), %edx
	movzbl	%cl, %esi
	shrl	$8, %ecx
	xorl	4128(%rbx,%rsi,4), %ecx
	movl	%ecx, 10272(%rbx,%rax,4)
	movzbl	%dl, %ecx
	shrl	$8, %edx
	xorl	4128(%rbx,%rcx,4), %edx
	movl	%edx, 10276(%rbx,%rax,4)
	addq	$2, %rax
	jne	.LBB0_26
	movq	$-256, %rax
	.p2align	4
.LBB0_28:
	movl	10272(%rbx,%rax,4), %ecx
	movl	10276(%rbx,%rax,4), %edx
	movzbl	%cl, %esi
	shrl	$8, %ecx
	xorl	4128(%rbx,%rsi,4), %ecx
	movl	%ecx, 11296(%rbx,%rax,4)
	movzbl	%dl, %ecx
	shrl	$8, %edx
	xorl	4128(%rbx,%rcx,4), %edx
	movl	%edx, 11300(%rbx,%rax,4)
	addq	$2, %rax
	jne	.LBB0_28
	movq	$-256, %rax
	.p2align	4
.LBB0_30:
	movl	11296(%rbx,%rax,4), %ecx
	movl	11300(%rbx,%rax,4), %edx
	movzbl	%cl, %esi
	shrl	$8, %ecx
	xorl	4128(%rbx,%rsi,4), %ecx
	movl	%ecx, 12320(%rbx,%rax,4)
	movzbl	%dl, %ecx
	shrl	$8, %edx
	xorl	4128(%rbx,%rcx,4), %edx
	movl	%edx, 12324(%rbx,%rax,4)
	addq	$2, %rax
	jne	.LBB0_30
	addq	$2296, %rsp
	popq	%rbx
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lfunc_end0:
	.size	kinora_png_prepare, .Lfunc_end0-kinora_png_prepare

	.globl	kinora_png_bound
	.p2align	4
	.type	kinora_png_bound,@function
kinora_png_bound:
	pushq	%rbp
	movq	%rsp, %rbp
	movl	%edx, %eax
	addq	$3, %rax
	imulq	%rdi, %rax
	incq	%rax
	imulq	%rsi, %rax
	leaq	1024(,%rax,2), %rax
	popq	%rbp
	retq
.Lfunc_end1:
	.size	kinora_png_bound, .Lfunc_end1-kinora_png_bound

	.globl	kinora_png_write
	.p2align	4
	.type	kinora_png_write,@function
kinora_png_write:
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$104, %rsp
	movl	%r9d, %r10d
	movq	%rcx, %r15
	movq	%rdi, %r14
	movq	24(%rbp), %rbx
	movabsq	$727905341920923785, %rax
	movq	%rax, (%rbx)
	movq	%rcx, %r9
	shrq	$24, %r9
	movb	%r9b, 16(%rbx)
	movq	%rcx, %rdi
	shrq	$16, %rdi
	movb	%dil, 17(%rbx)
	shrq	$8, %rcx
	movb	%cl, 18(%rbx)
	movb	%r15b, 19(%rbx)
	movl	%r8d, %eax
	shrl	$24, %eax
	movb	%al, 20(%rbx)
	movl	%r8d, %eax
	shrl	$16, %eax
	movb	%al, 21(%rbx)
	movq	%r8, %rax
	movb	%ah, 22(%rbx)
	movb	%al, 23(%rbx)
	movq	%r8, %r12
	leal	(,%r10,4), %eax
	orb	$2, %al
	movb	$8, 24(%rbx)
	movb	%al, 25(%rbx)
	movw	$0, 26(%rbx)
	movb	$0, 28(%rbx)
	movabsq	$5927942488114331648, %rax
	movq	%rax, 8(%rbx)
	movl	11004(%r14), %eax
	xorl	12024(%r14), %eax
	xorl	9996(%r14), %eax
	xorl	8916(%r14), %eax
	movzbl	%r9b, %r8d
	xorl	7200(%r14,%r8,4), %eax
	movzbl	%dil, %edi
	xorl	6176(%r14,%rdi,4), %eax
	movzbl	%cl, %ecx
	xorl	5152(%r14,%rcx,4), %eax
	movzbl	%r15b, %ecx
	xorl	4128(%r14,%rcx,4), %eax
	xorl	20(%rbx), %eax
	movzbl	%ah, %ecx
	movzbl	%al, %edi
	movl	10272(%r14,%rcx,4), %ecx
	xorl	11296(%r14,%rdi,4), %ecx
	movl	%eax, %edi
	shrl	$14, %edi
	andl	$1020, %edi
	xorl	9248(%r14,%rdi), %ecx
	shrl	$24, %eax
	xorl	8224(%r14,%rax,4), %ecx
	xorl	7232(%r14), %ecx
	movl	%r10d, %eax
	shll	$4, %eax
	xorl	6184(%r14,%rax), %ecx
	xorl	5152(%r14), %ecx
	xorl	4128(%r14), %ecx
	movzbl	%cl, %eax
	shrl	$8, %ecx
	xorl	4128(%r14,%rax,4), %ecx
	notl	%ecx
	movl	%ecx, %eax
	shrl	$24, %eax
	movb	%al, 29(%rbx)
	movl	%ecx, %eax
	shrl	$16, %eax
	movb	%al, 30(%rbx)
	movb	%ch, 31(%rbx)
	movb	%cl, 32(%rbx)
	movb	$0, 41(%rbx)
	movabsq	$4775876583741194240, %rax
	movq	%rax, 33(%rbx)
	movl	4688(%r14), %eax
	movzbl	%al, %ecx
	shrl	$8, %eax
	xorl	$173, %ecx
	xorl	4128(%r14,%rcx,4), %eax
	movzbl	%al, %ecx
	shrl	$8, %eax
	xorl	$184, %ecx
	xorl	4128(%r14,%rcx,4), %eax
	movzbl	%al, %ecx
	shrl	$8, %eax
	xorl	$189, %ecx
	xorl	4128(%r14,%rcx,4), %eax
	movzbl	%al, %ecx
	shrl	$8, %eax
	xorl	4128(%r14,%rcx,4), %eax
	notl	%eax
	movl	%eax, %ecx
	shrl	$24, %ecx
	movb	%cl, 42(%rbx)
	movl	%eax, %ecx
	shrl	$16, %ecx
	movb	%cl, 43(%rbx)
	movb	%ah, 44(%rbx)
	movb	%al, 45(%rbx)
	movq	16(%rbp), %r9
	leaq	54(%rbx), %rax
	movq	%rax, -64(%rbp)
	movl	$1413563465, 50(%rbx)
	movw	$376, 54(%rbx)
	leaq	56(%rbx), %rax
	movl	%r10d, %r13d
	addq	$3, %r13
	movq	%r14, %rdi
	movq	%rsi, -112(%rbp)
	movq	%rdx, -120(%rbp)
	movq	%r15, %rcx
	movq	%r12, %r8
	movq	%r10, -72(%rbp)
	pushq	%r10
	movq	%rax, -56(%rbp)
	pushq	%rax
	callq	compress_rows
	movq	-64(%rbp), %rsi
	addq	$16, %rsp
	movq	%rax, %rcx
	imulq	%r15, %r13
	incq	%r13
	imulq	%r12, %r13
	movq	%rax, %rdi
	subq	%rsi, %rdi
	movabsq	$-9223231297218904063, %rdx
	movq	%r13, %rax
	mulq	%rdx
	shrq	$15, %rdx
	leaq	(%rdx,%rdx,4), %rax
	addq	%r13, %rax
	addq	$11, %rax
	cmpq	%rax, %rdi
	jbe	.LBB2_34
	movq	%r15, %r8
	movq	%r12, %r15
	testq	%r12, %r12
	je	.LBB2_32
	movq	%r14, -104(%rbp)
	movq	-72(%rbp), %rdi
	movzbl	%dil, %eax
	addq	$3, %rax
	movq	%rax, -88(%rbp)
	movq	%r8, %rsi
	imulq	%rax, %rsi
	leaq	1(%rsi), %r10
	movq	%r10, -96(%rbp)
	imulq	%r15, %r10
	movl	$1, %ecx
	xorl	%ebx, %ebx
	xorl	%eax, %eax
	xorl	%r11d, %r11d
	movq	-56(%rbp), %rdx
	movq	%rsi, -128(%rbp)
	jmp	.LBB2_4
	.p2align	4
.LBB2_3:
	movq	-136(%rbp), %rax
	incq	%rax
	cmpq	%r15, %rax
	je	.LBB2_31
.LBB2_4:
	cmpq	$0, -96(%rbp)
	movq	%rax, -136(%rbp)
	je	.LBB2_3
	imulq	-120(%rbp), %rax
	movq	%rcx, %r8
	movq	-112(%rbp), %rcx
	leaq	(%rcx,%rax,4), %rax
	movq	%rax, -56(%rbp)
	movq	%r8, %rcx
	xorl	%r13d, %r13d
	jmp	.LBB2_7
	.p2align	4
.LBB2_6:
	incq	%rdx
	decq	%rbx
	incq	%r13
	cmpq	%r13, -96(%rbp)
	movq	%r8, %rcx
	je	.LBB2_3
.LBB2_7:
	testq	%rbx, %rbx
	je	.LBB2_11
	testq	%r13, %r13
	je	.LBB2_12
.LBB2_9:
	movq	%rcx, %r9
	movq	%rdx, %r12
	leaq	-1(%r13), %rax
	movq	%rax, %rcx
	shrq	$32, %rcx
	je	.LBB2_13
	xorl	%edx, %edx
	divq	-88(%rbp)
	jmp	.LBB2_14
	.p2align	4
.LBB2_11:
	cmpq	$65535, %r10
	movl	$65535, %ebx
	cmovbq	%r10, %rbx
	subq	%rbx, %r10
	sete	(%rdx)
	movb	%bl, 1(%rdx)
	movb	%bh, 2(%rdx)
	movq	%rbx, %rax
	notq	%rax
	movb	%al, 3(%rdx)
	movb	%ah, 4(%rdx)
	addq	$5, %rdx
	testq	%r13, %r13
	jne	.LBB2_9
.LBB2_12:
	xorl	%r14d, %r14d
	jmp	.LBB2_21
	.p2align	4
.LBB2_13:
	xorl	%edx, %edx
	divl	-88(%rbp)
.LBB2_14:
	movq	-56(%rbp), %rcx
	movl	(%rcx,%rax,4), %ecx
	testb	%dil, %dil
	je	.LBB2_17
	movl	%ecx, %r8d
	shrl	$24, %r8d
	cmpl	$255, %r8d
	jne	.LBB2_23
.LBB2_17:
	movl	%ecx, %r14d
.LBB2_18:
	movl	$24, %ecx
	cmpq	$3, %rdx
	je	.LBB2_20
	shll	$3, %edx
	movb	$16, %al
	subb	%dl, %al
	movzbl	%al, %ecx
.LBB2_20:
	shrl	%cl, %r14d
	movq	%r12, %rdx
	movq	%r9, %rcx
.LBB2_21:
	movb	%r14b, (%rdx)
	movzbl	%r14b, %eax
	addq	%rax, %rcx
	addq	%rcx, %r11
	movl	%r13d, %eax
	notl	%eax
	testl	$2047, %eax
	setne	%al
	cmpq	%r13, %rsi
	movq	%rcx, %r8
	setne	%cl
	testb	%al, %cl
	jne	.LBB2_6
	movq	%r8, %rax
	movq	%rdx, %rcx
	movabsq	$4223091239536077, %r9
	mulq	%r9
	movq	%r8, %rax
	subq	%rdx, %rax
	shrq	%rax
	addq	%rdx, %rax
	shrq	$15, %rax
	imulq	$65521, %rax, %rax
	subq	%rax, %r8
	movq	%r11, %rax
	mulq	%r9
	movq	%r11, %rax
	subq	%rdx, %rax
	shrq	%rax
	addq	%rdx, %rax
	movq	%rcx, %rdx
	shrq	$15, %rax
	imulq	$65521, %rax, %rax
	subq	%rax, %r11
	jmp	.LBB2_6
.LBB2_23:
	xorl	%r14d, %r14d
	cmpl	$16777216, %ecx
	jb	.LBB2_18
	movq	%rdx, -80(%rbp)
	movl	%ecx, %esi
	shrl	$25, %esi
	movzbl	%cl, %edx
	movl	%edx, %eax
	shll	$8, %eax
	subl	%edx, %eax
	movl	%esi, -44(%rbp)
	addl	%esi, %eax
	xorl	%edx, %edx
	divw	%r8w
	movl	%eax, %esi
	movzwl	%ax, %eax
	movl	$255, %r14d
	cmpl	$255, %eax
	jb	.LBB2_26
	movl	$255, %esi
.LBB2_26:
	movzbl	%ch, %edx
	movl	%edx, %eax
	shll	$8, %eax
	subl	%edx, %eax
	addl	-44(%rbp), %eax
	xorl	%edx, %edx
	divw	%r8w
	movl	%eax, %edi
	movzwl	%ax, %eax
	cmpl	$255, %eax
	jb	.LBB2_28
	movl	$255, %edi
.LBB2_28:
	movl	%ecx, %eax
	shrl	$16, %eax
	movzbl	%al, %edx
	movl	%edx, %eax
	shll	$8, %eax
	subl	%edx, %eax
	addl	-44(%rbp), %eax
	xorl	%edx, %edx
	divw	%r8w
	movzwl	%ax, %edx
	cmpl	$255, %edx
	jae	.LBB2_30
	movl	%eax, %r14d
.LBB2_30:
	movq	-80(%rbp), %rdx
	andl	$-16777216, %ecx
	movzwl	%si, %eax
	orl	%ecx, %eax
	shll	$8, %edi
	movzwl	%di, %ecx
	orl	%eax, %ecx
	shll	$16, %r14d
	orl	%ecx, %r14d
	movq	-72(%rbp), %rdi
	movq	-128(%rbp), %rsi
	jmp	.LBB2_18
.LBB2_31:
	shlq	$16, %r11
	movq	24(%rbp), %rbx
	movq	-104(%rbp), %r14
	movq	-64(%rbp), %rsi
	jmp	.LBB2_33
.LBB2_32:
	movl	$1, %ecx
	xorl	%r11d, %r11d
	movq	-56(%rbp), %rdx
.LBB2_33:
	orl	%ecx, %r11d
	movl	%r11d, %eax
	shrl	$24, %eax
	movb	%al, (%rdx)
	shrl	$16, %r11d
	movb	%r11b, 1(%rdx)
	movb	%ch, 2(%rdx)
	movb	%cl, 3(%rdx)
	addq	$4, %rdx
	movq	%rdx, %rcx
.LBB2_34:
	movq	%r14, %rdi
	movq	%rcx, %rdx
	callq	end_chunk
	movabsq	$4921947622597459968, %rcx
	movq	%rcx, (%rax)
	movl	4856(%r14), %ecx
	movzbl	%cl, %edx
	shrl	$8, %ecx
	xorl	$186, %edx
	xorl	4128(%r14,%rdx,4), %ecx
	movzbl	%cl, %edx
	shrl	$8, %ecx
	xorl	$177, %edx
	xorl	4128(%r14,%rdx,4), %ecx
	movzbl	%cl, %edx
	shrl	$8, %ecx
	xorl	$187, %edx
	xorl	4128(%r14,%rdx,4), %ecx
	notl	%ecx
	bswapl	%ecx
	movl	%ecx, 8(%rax)
	subq	%rbx, %rax
	addq	$12, %rax
	addq	$104, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lfunc_end2:
	.size	kinora_png_write, .Lfunc_end2-kinora_png_write

	.p2align	4
	.type	end_chunk,@function
end_chunk:
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%rbx
	movq	%rdx, %rax
	movq	%rdx, %rcx
	subq	%rsi, %rcx
	movl	%ecx, %edx
	bswapl	%edx
	movl	%edx, -8(%rsi)
	addq	$-4, %rsi
	addq	$4, %rcx
	movl	$-1, %edx
	cmpq	$8, %rcx
	jb	.LBB3_3
	movl	$-1, %ebx
	.p2align	4
.LBB3_2:
	xorl	(%rsi), %ebx
	movzbl	%bl, %r8d
	movzbl	%bh, %edx
	movl	10272(%rdi,%rdx,4), %edx
	xorl	11296(%rdi,%r8,4), %edx
	movl	%ebx, %r8d
	shrl	$14, %r8d
	andl	$1020, %r8d
	xorl	9248(%rdi,%r8), %edx
	shrl	$24, %ebx
	xorl	8224(%rdi,%rbx,4), %edx
	movzbl	4(%rsi), %r8d
	xorl	7200(%rdi,%r8,4), %edx
	movzbl	5(%rsi), %r8d
	xorl	6176(%rdi,%r8,4), %edx
	movzbl	6(%rsi), %r8d
	xorl	5152(%rdi,%r8,4), %edx
	movzbl	7(%rsi), %r8d
	xorl	4128(%rdi,%r8,4), %edx
	addq	$8, %rsi
	addq	$-8, %rcx
	movl	%edx, %ebx
	cmpq	$7, %rcx
	ja	.LBB3_2
.LBB3_3:
	testq	%rcx, %rcx
	je	.LBB3_11
	movl	%edx, %r8d
	shrl	$8, %r8d
	xorb	(%rsi), %dl
	movzbl	%dl, %r9d
	movl	%r8d, %edx
	xorl	4128(%rdi,%r9,4), %edx
	cmpq	$1, %rcx
	je	.LBB3_11
	movl	%edx, %r8d
	shrl	$8, %r8d
	xorb	1(%rsi), %dl
	movzbl	%dl, %r9d
	movl	%r8d, %edx
	xorl	4128(%rdi,%r9,4), %edx
	cmpq	$2, %rcx
	je	.LBB3_11
	movl	%edx, %r8d
	shrl	$8, %r8d
	xorb	2(%rsi), %dl
	movzbl	%dl, %r9d
	movl	%r8d, %edx
	xorl	4128(%rdi,%r9,4), %edx
	cmpq	$3, %rcx
	je	.LBB3_11
	movl	%edx, %r8d
	shrl	$8, %r8d
	xorb	3(%rsi), %dl
	movzbl	%dl, %r9d
	movl	%r8d, %edx
	xorl	4128(%rdi,%r9,4), %edx
	cmpq	$4, %rcx
	je	.LBB3_11
	movl	%edx, %r8d
	shrl	$8, %r8d
	xorb	4(%rsi), %dl
	movzbl	%dl, %r9d
	movl	%r8d, %edx
	xorl	4128(%rdi,%r9,4), %edx
	cmpq	$5, %rcx
	je	.LBB3_11
	movl	%edx, %r8d
	shrl	$8, %r8d
	xorb	5(%rsi), %dl
	movzbl	%dl, %r9d
	movl	%r8d, %edx
	xorl	4128(%rdi,%r9,4), %edx
	cmpq	$6, %rcx
	je	.LBB3_11
	movl	%edx, %ecx
	shrl	$8, %ecx
	xorb	6(%rsi), %dl
	movzbl	%dl, %edx
	xorl	4128(%rdi,%rdx,4), %ecx
	movl	%ecx, %edx
.LBB3_11:
	notl	%edx
	bswapl	%edx
	movl	%edx, (%rax)
	addq	$4, %rax
	popq	%rbx
	popq	%rbp
	retq
.Lfunc_end3:
	.size	end_chunk, .Lfunc_end3-end_chunk

	.p2align	4
	.type	compress_rows,@function
compress_rows:
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$80, %rsp
	movq	%r9, -144(%rbp)
	movq	%r8, -176(%rbp)
	movq	%rcx, -64(%rbp)
	movq	%rdx, -168(%rbp)
	movq	%rsi, -160(%rbp)
	movq	%rdi, -80(%rbp)
	movq	16(%rbp), %rbx
	movzbl	24(%rbp), %eax
	leaq	3(%rax), %r11
	movl	%r11d, %ecx
	shll	$8, %ecx
	addq	$-19, %rcx
	orq	$122880, %rcx
	movq	%rcx, (%rbx)
	movabsq	$164703072086691841, %rcx
	movq	%rcx, 2(%rbx)
	addq	$9, %rbx
	leaq	289(%rax), %rdx
	orq	$288, %rax
	movl	$2, %r14d
	movl	$2, %r12d
	xorl	%esi, %esi
	leaq	code_lengths(%rip), %r8
	jmp	.LBB4_3
	.p2align	4
.LBB4_1:
	cmpq	%rsi, %rax
	sete	%cl
.LBB4_2:
	movl	%ecx, %edi
	andb	$8, %dil
	leal	(%rcx,%rcx), %r9d
	andb	$4, %r9b
	leal	(,%rcx,8), %r10d
	andb	$8, %r10b
	orb	%r9b, %r10b
	shrb	%cl
	andb	$2, %cl
	orb	%r10b, %cl
	shrb	$3, %dil
	orb	%cl, %dil
	movzbl	%dil, %edi
	movl	%r12d, %ecx
	shlq	%cl, %rdi
	orq	%rdi, %r14
	addl	$4, %r12d
	movq	%r14, (%rbx)
	movl	%r12d, %edi
	shrl	$3, %edi
	movl	%r12d, %ecx
	andb	$8, %cl
	shrq	%cl, %r14
	addq	%rdi, %rbx
	incq	%rsi
	andl	$7, %r12d
	cmpq	%rsi, %rdx
	movq	-80(%rbp), %r10
	je	.LBB4_5
.LBB4_3:
	cmpq	$285, %rsi
	ja	.LBB4_1
	movzbl	(%rsi,%r8), %ecx
	jmp	.LBB4_2
.LBB4_5:
	movq	%r11, %rax
	imulq	-64(%rbp), %rax
	leaq	1(%rax), %rcx
	movq	%rcx, -152(%rbp)
	movq	-176(%rbp), %rdi
	testq	%rdi, %rdi
	je	.LBB4_123
	leaq	2(,%rax,2), %rax
	movq	%rax, -208(%rbp)
	movq	-168(%rbp), %rax
	leaq	(,%rax,4), %rax
	movq	%rax, -200(%rbp)
	movq	-160(%rbp), %rax
	leaq	4(%rax), %rcx
	movq	%rcx, -184(%rbp)
	movq	%r11, %rcx
	negq	%rcx
	movq	%rcx, -224(%rbp)
	movq	%r11, -112(%rbp)
	leal	(%r11,%r11), %ecx
	movq	%rcx, -216(%rbp)
	movq	%rax, %r11
	xorl	%r9d, %r9d
	xorl	%r13d, %r13d
	xorl	%r15d, %r15d
	jmp	.LBB4_9
	.p2align	4
.LBB4_7:
	movabsq	$4223091239536077, %rsi
.LBB4_8:
	movq	-128(%rbp), %r9
	movq	%r9, %rax
	mulq	%rsi
	movq	%r9, %rax
	subq	%rdx, %rax
	shrq	%rax
	addq	%rdx, %rax
	shrq	$15, %rax
	imulq	$65521, %rax, %rax
	subq	%rax, %r9
	movq	%r15, %rax
	mulq	%rsi
	movq	%r15, %rax
	subq	%rdx, %rax
	shrq	%rax
	addq	%rdx, %rax
	shrq	$15, %rax
	imulq	$65521, %rax, %rax
	subq	%rax, %r15
	movq	-232(%rbp), %r13
	incq	%r13
	movq	-200(%rbp), %rax
	addq	%rax, %r11
	addq	%rax, -184(%rbp)
	movq	-176(%rbp), %rdi
	cmpq	%rdi, %r13
	je	.LBB4_124
.LBB4_9:
	movq	%rbx, %rax
	movq	%r15, %rbx
	movq	%rdi, %r8
	movq	16(%r10), %rdi
	movl	%edi, %esi
	movl	%r12d, %ecx
	shlq	%cl, %rsi
	movq	-144(%rbp), %rdx
	orq	%r14, %rsi
	subq	%r13, %r8
	shrq	$32, %rdi
	addl	%r12d, %edi
	movl	%edi, %ecx
	movq	%r8, %r15
	imulq	-208(%rbp), %r15
	addq	%rbx, %r15
	movl	%edi, %r12d
	movl	%edi, %ebx
	shrl	$3, %ebx
	addq	%rax, %rbx
	movq	%rsi, (%rax)
	movq	%r13, -232(%rbp)
	movq	%r13, %rax
	imulq	-168(%rbp), %rax
	andb	$56, %cl
	movq	%rsi, %r14
	shrq	%cl, %r14
	andl	$7, %r12d
	addq	$2, %r9
	movq	%r9, -128(%rbp)
	movq	-160(%rbp), %rcx
	leaq	(%rcx,%rax,4), %rax
	movq	%rax, -144(%rbp)
	cmpq	$0, -64(%rbp)
	je	.LBB4_7
	imulq	-152(%rbp), %r8
	decq	%r8
	movq	%rdx, -96(%rbp)
	leaq	16(%rdx), %rax
	movq	%rax, -248(%rbp)
	xorl	%r9d, %r9d
	movl	$0, -44(%rbp)
	movq	$0, -120(%rbp)
	movq	-64(%rbp), %rax
	movq	%r11, -56(%rbp)
	jmp	.LBB4_15
	.p2align	4
.LBB4_90:
	movq	-56(%rbp), %r11
	movl	%r12d, %eax
	shrl	$3, %eax
	addq	%rax, %rbx
	andl	$7, %r12d
	addq	%r9, -128(%rbp)
	movl	$1, %edx
	movb	$1, %al
	movq	%rax, -120(%rbp)
	movq	%rcx, %r15
	movq	-112(%rbp), %rdi
	movq	-88(%rbp), %r9
.LBB4_14:
	addq	%rdx, %r9
	subq	%rdi, %r8
	movl	%r13d, -44(%rbp)
	movq	-64(%rbp), %rax
	cmpq	%rax, %r9
	jae	.LBB4_8
.LBB4_15:
	movq	%r8, -104(%rbp)
	movq	-96(%rbp), %rcx
	leaq	(%rcx,%r9,4), %rcx
	subq	%r9, %rax
	movq	-248(%rbp), %rdx
	leaq	(%rdx,%r9,4), %rdi
	movq	%r9, -88(%rbp)
	leaq	(%r11,%r9,4), %rdx
	xorl	%r9d, %r9d
	.p2align	4
.LBB4_16:
	leaq	8(%r9), %rsi
	cmpq	%rax, %rsi
	ja	.LBB4_19
	movdqu	(%rdx,%r9,4), %xmm0
	movdqu	-48(%rdi,%rsi,4), %xmm1
	pcmpeqd	%xmm0, %xmm1
	movdqu	-16(%rdx,%rsi,4), %xmm0
	movdqu	(%rdi,%r9,4), %xmm2
	pcmpeqd	%xmm0, %xmm2
	packssdw	%xmm2, %xmm1
	pmovmskb	%xmm1, %r8d
	movq	%rsi, %r9
	cmpl	$65535, %r8d
	je	.LBB4_16
	movzwl	%r8w, %eax
	notl	%eax
	rep		bsfl	%eax, %eax
	shrl	%eax
	leaq	(%rax,%rsi), %r9
	addq	$-8, %r9
	jmp	.LBB4_23
	.p2align	4
.LBB4_19:
	cmpq	%rax, %r9
	jae	.LBB4_23
	.p2align	4
.LBB4_20:
	movl	(%rdx,%r9,4), %esi
	cmpl	(%rcx,%r9,4), %esi
	jne	.LBB4_23
	incq	%r9
	cmpq	%r9, %rax
	jne	.LBB4_20
	movq	%rax, %r9
	.p2align	4
.LBB4_23:
	testq	%r9, %r9
	je	.LBB4_27
	testb	$1, -120(%rbp)
	je	.LBB4_28
	cmpl	$0, -44(%rbp)
	jne	.LBB4_28
	movq	%r9, %r11
	jmp	.LBB4_29
	.p2align	4
.LBB4_27:
	movl	%r12d, %r13d
	movq	%r14, %rsi
	movq	-64(%rbp), %r8
	movq	-96(%rbp), %r14
	jmp	.LBB4_43
	.p2align	4
.LBB4_28:
	movq	(%r10), %rax
	movl	%eax, %esi
	movq	%rsi, %rdi
	movl	%r12d, %ecx
	shlq	%cl, %rdi
	shrq	$32, %rax
	addl	%eax, %r12d
	movq	%rsi, %rdx
	movl	%r12d, %ecx
	shlq	%cl, %rdx
	addl	%eax, %r12d
	movq	%rsi, %r8
	movl	%r12d, %ecx
	shlq	%cl, %r8
	addl	%eax, %r12d
	movl	%r12d, %ecx
	shlq	%cl, %rsi
	cmpb	$0, 24(%rbp)
	movl	$0, %ecx
	cmovel	%ecx, %eax
	cmoveq	%rcx, %rsi
	addl	%r12d, %eax
	orq	%rdi, %rdx
	orq	%r8, %rdx
	orq	%r14, %rdx
	orq	%rsi, %rdx
	movq	%rdx, (%rbx)
	movl	%eax, %ecx
	shrl	$3, %ecx
	addq	%rcx, %rbx
	movl	%eax, %ecx
	andb	$56, %cl
	shrq	%cl, %rdx
	andl	$7, %eax
	leaq	-1(%r9), %r11
	movl	%eax, %r12d
	movq	%rdx, %r14
.LBB4_29:
	imulq	-112(%rbp), %r11
	cmpq	$261, %r11
	jb	.LBB4_32
	leaq	-261(%r11), %r10
	movq	%r10, %rax
	movabsq	$-142998016075267841, %rcx
	mulq	%rcx
	btl	$8, %edx
	jb	.LBB4_33
	movq	-80(%rbp), %rax
	movq	4120(%rax), %r13
	movl	%r13d, %esi
	shrq	$32, %r13
	movl	%r12d, %ecx
	shlq	%cl, %rsi
	orq	%r14, %rsi
	addl	%r12d, %r13d
	movq	%rsi, (%rbx)
	movl	%r13d, %eax
	shrl	$3, %eax
	addq	%rax, %rbx
	movl	%r13d, %ecx
	andb	$56, %cl
	shrq	%cl, %rsi
	andl	$7, %r13d
	addq	$-258, %r11
	movq	%rsi, %r14
	movl	%r13d, %r12d
	jmp	.LBB4_34
	.p2align	4
.LBB4_32:
	movl	%r12d, %r13d
	movq	%r14, %rsi
	jmp	.LBB4_37
.LBB4_33:
.LBB4_34:
	cmpq	$258, %r10
	movq	-80(%rbp), %r10
	jb	.LBB4_37
	movq	%r14, %rsi
	movl	%r12d, %r13d
	.p2align	4
.LBB4_36:
	movq	4120(%r10), %rax
	movl	%eax, %edx
	shrq	$32, %rax
	movl	%r13d, %ecx
	shlq	%cl, %rdx
	orq	%rsi, %rdx
	addl	%r13d, %eax
	movq	%rdx, (%rbx)
	movl	%eax, %r8d
	shrl	$3, %r8d
	leaq	(%rbx,%r8), %rdi
	movl	%eax, %ecx
	andb	$56, %cl
	shrq	%cl, %rdx
	andl	$7, %eax
	movq	4120(%r10), %r13
	movl	%r13d, %esi
	movl	%eax, %ecx
	shlq	%cl, %rsi
	shrq	$32, %r13
	orq	%rdx, %rsi
	addl	%eax, %r13d
	movq	%rsi, (%rbx,%r8)
	movl	%r13d, %ebx
	shrl	$3, %ebx
	movl	%r13d, %ecx
	andb	$56, %cl
	shrq	%cl, %rsi
	addq	%rdi, %rbx
	andl	$7, %r13d
	addq	$-516, %r11
	cmpq	$260, %r11
	ja	.LBB4_36
.LBB4_37:
	cmpq	$259, %r11
	jb	.LBB4_39
	movq	2032(%r10,%r11,8), %rax
	movl	%eax, %edx
	shrq	$32, %rax
	movl	%r13d, %ecx
	shlq	%cl, %rdx
	orq	%rsi, %rdx
	addl	%r13d, %eax
	movq	%rdx, (%rbx)
	movl	%eax, %ecx
	shrl	$3, %ecx
	addq	%rcx, %rbx
	movl	%eax, %ecx
	andb	$56, %cl
	shrq	%cl, %rdx
	andl	$7, %eax
	movl	$3, %r11d
	movq	%rdx, %rsi
	movl	%eax, %r13d
	movq	-64(%rbp), %r8
	movq	-96(%rbp), %r14
	jmp	.LBB4_40
	.p2align	4
.LBB4_39:
	testq	%r11, %r11
	movq	-64(%rbp), %r8
	movq	-96(%rbp), %r14
	je	.LBB4_41
.LBB4_40:
	movq	2056(%r10,%r11,8), %rax
	movl	%eax, %edx
	movl	%r13d, %ecx
	shlq	%cl, %rdx
	shrq	$32, %rax
	orq	%rsi, %rdx
	addl	%r13d, %eax
	movq	%rdx, (%rbx)
	movl	%eax, %esi
	shrl	$3, %esi
	movl	%eax, %ecx
	andb	$56, %cl
	shrq	%cl, %rdx
	addq	%rsi, %rbx
	andl	$7, %eax
	movl	%eax, %r13d
	movq	%rdx, %rsi
.LBB4_41:
	movq	-88(%rbp), %rax
	addq	%r9, %rax
	movq	%rax, -88(%rbp)
	cmpq	%r8, %rax
	je	.LBB4_122
	imulq	-112(%rbp), %r9
	subq	%r9, -104(%rbp)
	movl	$0, -44(%rbp)
	movb	$1, %al
	movq	%rax, -120(%rbp)
	movq	-56(%rbp), %r11
.LBB4_43:
	movq	-144(%rbp), %rax
	movq	-88(%rbp), %rdi
	movl	(%rax,%rdi,4), %ecx
	cmpb	$0, 24(%rbp)
	je	.LBB4_46
	movl	%ecx, %r9d
	shrl	$24, %r9d
	cmpl	$255, %r9d
	jne	.LBB4_53
	movl	%ecx, %r12d
	jmp	.LBB4_55
	.p2align	4
.LBB4_46:
	movl	(%r14,%rdi,4), %eax
	movl	%ecx, %r9d
	orl	$8421504, %r9d
	movl	%eax, %edx
	andl	$8355711, %edx
	subl	%edx, %r9d
	xorl	%ecx, %eax
	movl	%eax, %ecx
	andl	$8421504, %ecx
	andl	$16777215, %r9d
	xorl	%ecx, %r9d
	movl	%r9d, %ecx
	xorl	$8421504, %ecx
	testb	$1, -120(%rbp)
	je	.LBB4_85
	cmpl	-44(%rbp), %ecx
	jne	.LBB4_85
	cmpl	$16777216, %eax
	jae	.LBB4_91
	leaq	(%r14,%rdi,4), %rax
	addq	$4, %rax
	movq	%rdi, %rcx
	notq	%rcx
	addq	%r8, %rcx
	movd	-44(%rbp), %xmm0
	pshufd	$0, %xmm0, %xmm0
	movq	-184(%rbp), %rdx
	leaq	(%rdx,%rdi,4), %rdx
	xorl	%r14d, %r14d
	.p2align	4
.LBB4_50:
	leaq	4(%r14), %rdi
	cmpq	%rcx, %rdi
	ja	.LBB4_95
	movdqu	(%rdx,%r14,4), %xmm1
	movdqu	(%rax,%r14,4), %xmm2
	psubb	%xmm2, %xmm1
	pcmpeqd	%xmm0, %xmm1
	movmskps	%xmm1, %r8d
	movq	%rdi, %r14
	cmpl	$15, %r8d
	je	.LBB4_50
	movzbl	%r8b, %eax
	notl	%eax
	rep		bsfl	%eax, %eax
	leaq	(%rax,%rdi), %r14
	addq	$-4, %r14
	jmp	.LBB4_99
	.p2align	4
.LBB4_53:
	xorl	%r12d, %r12d
	cmpl	$16777216, %ecx
	jb	.LBB4_55
	movl	%ecx, %eax
	shrl	$25, %eax
	movl	%eax, %r14d
	movzbl	%cl, %edx
	movl	%edx, %eax
	shll	$8, %eax
	subl	%edx, %eax
	addl	%r14d, %eax
	xorl	%edx, %edx
	divw	%r9w
	movl	%ecx, %edx
	andl	$-16777216, %edx
	movzwl	%ax, %edi
	cmpl	$255, %edi
	movl	$255, %edi
	cmovbl	%eax, %edi
	movzwl	%di, %edi
	orl	%edx, %edi
	movzbl	%ch, %edx
	movl	%edx, %eax
	shll	$8, %eax
	subl	%edx, %eax
	addl	%r14d, %eax
	xorl	%edx, %edx
	divw	%r9w
	movl	%eax, %r8d
	movzwl	%ax, %eax
	cmpl	$255, %eax
	movl	$255, %r11d
	cmovael	%r11d, %r8d
	shrl	$16, %ecx
	movzbl	%cl, %ecx
	movl	%ecx, %eax
	shll	$8, %eax
	subl	%ecx, %eax
	addl	%r14d, %eax
	xorl	%edx, %edx
	divw	%r9w
	movl	%eax, %r12d
	shll	$8, %r8d
	movzwl	%r8w, %eax
	orl	%edi, %eax
	movzwl	%r12w, %ecx
	cmpl	$255, %ecx
	cmovael	%r11d, %r12d
	movq	-56(%rbp), %r11
	shll	$16, %r12d
	orl	%eax, %r12d
.LBB4_55:
	movq	-96(%rbp), %rax
	movq	-88(%rbp), %rdx
	movl	(%rax,%rdx,4), %ecx
	movl	%ecx, %edi
	shrl	$24, %edi
	cmpl	$255, %edi
	jne	.LBB4_57
	movl	%ecx, %r8d
	jmp	.LBB4_59
	.p2align	4
.LBB4_57:
	xorl	%r8d, %r8d
	cmpl	$16777216, %ecx
	jb	.LBB4_59
	movl	%ecx, %eax
	shrl	$25, %eax
	movl	%eax, %r14d
	movzbl	%cl, %edx
	movl	%edx, %eax
	shll	$8, %eax
	subl	%edx, %eax
	addl	%r14d, %eax
	xorl	%edx, %edx
	divw	%di
	movl	%ecx, %edx
	andl	$-16777216, %edx
	movzwl	%ax, %r8d
	cmpl	$255, %r8d
	movl	$255, %r8d
	cmovbl	%eax, %r8d
	movzwl	%r8w, %r9d
	orl	%edx, %r9d
	movzbl	%ch, %edx
	movl	%edx, %eax
	shll	$8, %eax
	subl	%edx, %eax
	addl	%r14d, %eax
	xorl	%edx, %edx
	divw	%di
	movl	%eax, %r10d
	movzwl	%ax, %eax
	cmpl	$255, %eax
	movl	$255, %r11d
	cmovael	%r11d, %r10d
	shrl	$16, %ecx
	movzbl	%cl, %ecx
	movl	%ecx, %eax
	shll	$8, %eax
	subl	%ecx, %eax
	addl	%r14d, %eax
	xorl	%edx, %edx
	divw	%di
	movl	%eax, %r8d
	shll	$8, %r10d
	movzwl	%r10w, %eax
	movq	-80(%rbp), %r10
	orl	%r9d, %eax
	movq	-88(%rbp), %rdx
	movzwl	%r8w, %ecx
	cmpl	$255, %ecx
	cmovael	%r11d, %r8d
	movq	-56(%rbp), %r11
	shll	$16, %r8d
	orl	%eax, %r8d
.LBB4_59:
	movl	%r12d, %eax
	orl	$-2139062144, %eax
	movl	%r8d, %ecx
	andl	$2139062143, %ecx
	subl	%ecx, %eax
	xorl	%r12d, %r8d
	andl	$-2139062144, %r8d
	xorl	%eax, %r8d
	movl	%r8d, %ecx
	xorl	$-2139062144, %ecx
	testb	$1, -120(%rbp)
	je	.LBB4_85
	cmpl	-44(%rbp), %ecx
	movq	-64(%rbp), %rdi
	movq	-96(%rbp), %r12
	jne	.LBB4_85
	leaq	1(%rdx), %r9
	movl	$1, %eax
	movq	%rax, -72(%rbp)
	cmpq	%rdi, %r9
	jae	.LBB4_101
	movq	%rax, -72(%rbp)
	.p2align	4
.LBB4_63:
	movl	(%r11,%r9,4), %eax
	movl	%eax, %ecx
	shrl	$24, %ecx
	cmpl	$255, %ecx
	jne	.LBB4_65
	movl	%eax, %r14d
	jmp	.LBB4_73
	.p2align	4
.LBB4_65:
	xorl	%r14d, %r14d
	cmpl	$16777216, %eax
	jb	.LBB4_73
	movl	%eax, %r10d
	shrl	$25, %r10d
	movl	%eax, %edi
	movzbl	%al, %edx
	movl	%edx, %eax
	shll	$8, %eax
	subl	%edx, %eax
	movl	%r10d, %r11d
	addl	%r10d, %eax
	xorl	%edx, %edx
	divw	%cx
	movl	%eax, %r10d
	movzwl	%ax, %eax
	movl	$255, %r14d
	cmpl	$255, %eax
	jb	.LBB4_68
	movl	$255, %r10d
.LBB4_68:
	movl	%edi, %eax
	movzbl	%ah, %edx
	movl	%edx, %eax
	shll	$8, %eax
	subl	%edx, %eax
	addl	%r11d, %eax
	xorl	%edx, %edx
	divw	%cx
	movl	%eax, %r12d
	movzwl	%ax, %eax
	cmpl	$255, %eax
	jb	.LBB4_70
	movl	$255, %r12d
.LBB4_70:
	movl	%edi, %eax
	shrl	$16, %eax
	movzbl	%al, %edx
	movl	%edx, %eax
	shll	$8, %eax
	subl	%edx, %eax
	addl	%r11d, %eax
	xorl	%edx, %edx
	divw	%cx
	movzwl	%ax, %ecx
	cmpl	$255, %ecx
	jae	.LBB4_72
	movl	%eax, %r14d
.LBB4_72:
	movq	-56(%rbp), %r11
	andl	$-16777216, %edi
	movzwl	%r10w, %eax
	orl	%edi, %eax
	shll	$8, %r12d
	movzwl	%r12w, %ecx
	orl	%eax, %ecx
	shll	$16, %r14d
	orl	%ecx, %r14d
	movq	-64(%rbp), %rdi
	movq	-96(%rbp), %r12
.LBB4_73:
	movl	(%r12,%r9,4), %eax
	movl	%eax, %r10d
	shrl	$24, %r10d
	cmpl	$255, %r10d
	jne	.LBB4_75
	movl	%eax, %ecx
	jmp	.LBB4_83
	.p2align	4
.LBB4_75:
	xorl	%ecx, %ecx
	cmpl	$16777216, %eax
	jb	.LBB4_83
	movl	%eax, %edx
	shrl	$25, %edx
	movl	%eax, %r11d
	movzbl	%al, %ecx
	movl	%ecx, %eax
	shll	$8, %eax
	subl	%ecx, %eax
	movl	%edx, -136(%rbp)
	addl	%edx, %eax
	xorl	%edx, %edx
	divw	%r10w
	movl	%eax, %edi
	movzwl	%ax, %eax
	movl	$255, %ecx
	cmpl	$255, %eax
	jb	.LBB4_78
	movl	$255, %edi
.LBB4_78:
	movl	%r11d, %eax
	movzbl	%ah, %edx
	movl	%edx, %eax
	shll	$8, %eax
	subl	%edx, %eax
	addl	-136(%rbp), %eax
	xorl	%edx, %edx
	divw	%r10w
	movl	%eax, %r12d
	movzwl	%ax, %eax
	cmpl	$255, %eax
	jb	.LBB4_80
	movl	$255, %r12d
.LBB4_80:
	movl	%r11d, %eax
	shrl	$16, %eax
	movzbl	%al, %edx
	movl	%edx, %eax
	shll	$8, %eax
	subl	%edx, %eax
	addl	-136(%rbp), %eax
	xorl	%edx, %edx
	divw	%r10w
	movzwl	%ax, %edx
	cmpl	$255, %edx
	jae	.LBB4_82
	movl	%eax, %ecx
.LBB4_82:
	andl	$-16777216, %r11d
	movzwl	%di, %eax
	orl	%r11d, %eax
	shll	$8, %r12d
	movzwl	%r12w, %edx
	orl	%eax, %edx
	shll	$16, %ecx
	orl	%edx, %ecx
	movq	-64(%rbp), %rdi
	movq	-96(%rbp), %r12
	movq	-56(%rbp), %r11
.LBB4_83:
	movl	%r14d, %eax
	orl	$-2139062144, %eax
	movl	%ecx, %edx
	andl	$2139062143, %edx
	subl	%edx, %eax
	xorl	%r14d, %ecx
	andl	$-2139062144, %ecx
	xorl	%eax, %ecx
	cmpl	%r8d, %ecx
	jne	.LBB4_100
	incq	-72(%rbp)
	incq	%r9
	cmpq	%rdi, %r9
	movq	-80(%rbp), %r10
	jb	.LBB4_63
	jmp	.LBB4_101
	.p2align	4
.LBB4_85:
	movl	%ecx, %eax
	shrl	$16, %eax
	movzbl	%al, %r9d
	movq	(%r10,%r9,8), %rax
	movl	%eax, %edi
	movl	%ecx, %edx
	movl	%r13d, %ecx
	shlq	%cl, %rdi
	movq	%rax, %rcx
	shrq	$32, %rcx
	addl	%r13d, %ecx
	movzbl	%dh, %eax
	movq	%rax, %r11
	movq	(%r10,%rax,8), %rax
	movl	%eax, %r8d
	shrq	$32, %rax
	shlq	%cl, %r8
	orq	%rdi, %r8
	addl	%ecx, %eax
	movzbl	%dl, %edi
	movq	(%r10,%rdi,8), %r12
	movl	%r12d, %r14d
	shrq	$32, %r12
	movl	%eax, %ecx
	shlq	%cl, %r14
	orq	%r8, %r14
	orq	%rsi, %r14
	addl	%eax, %r12d
	xorl	%eax, %eax
	cmpb	$0, 24(%rbp)
	je	.LBB4_87
	movl	%edx, %r13d
	movl	%edx, %eax
	shrl	$24, %eax
	movq	(%r10,%rax,8), %rcx
	movl	%ecx, %esi
	movq	%rcx, %r8
	movl	%r12d, %ecx
	shlq	%cl, %rsi
	shrq	$32, %r8
	orq	%rsi, %r14
	addl	%r12d, %r8d
	movl	%r8d, %r12d
	jmp	.LBB4_88
	.p2align	4
.LBB4_87:
	movl	%edx, %r13d
.LBB4_88:
	movabsq	$4223091239536077, %rsi
	movq	-104(%rbp), %r8
	movq	%r14, (%rbx)
	movl	%r12d, %ecx
	andb	$56, %cl
	shrq	%cl, %r14
	addl	%r11d, %r9d
	addl	%edi, %r9d
	addl	%eax, %r9d
	movq	%r8, %rcx
	imulq	%r9, %rcx
	leal	(%r11,%rdi,2), %edx
	leal	(%rax,%rax,2), %eax
	addl	%edx, %eax
	subq	%rax, %rcx
	addq	%r15, %rcx
	movabsq	$4611686018427387904, %rax
	cmpq	%rax, %rcx
	jb	.LBB4_90
	movq	%rcx, %rax
	mulq	%rsi
	movq	%rcx, %rax
	subq	%rdx, %rax
	shrq	%rax
	addq	%rdx, %rax
	shrq	$15, %rax
	imulq	$65521, %rax, %rax
	subq	%rax, %rcx
	jmp	.LBB4_90
.LBB4_91:
	leaq	1(%rdi), %rax
	movl	$1, %ecx
	movq	%rcx, -72(%rbp)
	cmpq	%r8, %rax
	jae	.LBB4_101
	movq	%rcx, -72(%rbp)
	.p2align	4
.LBB4_93:
	movl	(%r11,%rax,4), %ecx
	movl	(%r14,%rax,4), %edx
	movl	%edx, %edi
	xorl	%ecx, %edx
	orl	$8421504, %ecx
	andl	$8355711, %edi
	subl	%edi, %ecx
	andl	$8421504, %edx
	andl	$16777215, %ecx
	xorl	-44(%rbp), %edx
	xorl	%ecx, %edx
	cmpl	$8421504, %edx
	jne	.LBB4_101
	incq	-72(%rbp)
	incq	%rax
	cmpq	%r8, %rax
	jb	.LBB4_93
	jmp	.LBB4_101
.LBB4_95:
	cmpq	%rcx, %r14
	jae	.LBB4_99
	.p2align	4
.LBB4_96:
	movl	(%rdx,%r14,4), %edi
	movl	(%rax,%r14,4), %r8d
	movl	%r8d, %r9d
	xorl	%edi, %r8d
	orl	$-2139062144, %edi
	andl	$2139062143, %r9d
	subl	%r9d, %edi
	andl	$-2139062144, %r8d
	xorl	%edi, %r8d
	xorl	-44(%rbp), %r8d
	cmpl	$-2139062144, %r8d
	jne	.LBB4_99
	incq	%r14
	cmpq	%r14, %rcx
	jne	.LBB4_96
	movq	%rcx, %r14
.LBB4_99:
	incq	%r14
	movq	%r14, -72(%rbp)
	jmp	.LBB4_101
.LBB4_100:
	movq	-80(%rbp), %r10
	.p2align	4
.LBB4_101:
	movq	-72(%rbp), %rdi
	imulq	-112(%rbp), %rdi
	cmpq	$261, %rdi
	movq	%rdi, -136(%rbp)
	jb	.LBB4_104
	leaq	-261(%rdi), %r10
	movq	%r10, %rax
	movabsq	$-142998016075267841, %rcx
	mulq	%rcx
	btl	$8, %edx
	movq	-88(%rbp), %r9
	jb	.LBB4_105
	movq	-80(%rbp), %rax
	movq	4120(%rax), %r12
	movl	%r12d, %r14d
	shrq	$32, %r12
	movl	%r13d, %ecx
	shlq	%cl, %r14
	orq	%rsi, %r14
	addl	%r13d, %r12d
	movq	%r14, (%rbx)
	movl	%r12d, %eax
	shrl	$3, %eax
	addq	%rax, %rbx
	movl	%r12d, %ecx
	andb	$56, %cl
	shrq	%cl, %r14
	andl	$7, %r12d
	leaq	-258(%rdi), %rdx
	movq	%r14, %rsi
	movl	%r12d, %r13d
	jmp	.LBB4_106
	.p2align	4
.LBB4_104:
	movl	%r13d, %r12d
	movq	%rsi, %r14
	movq	%rdi, %rdx
	movq	-88(%rbp), %r9
	jmp	.LBB4_109
.LBB4_105:
	movq	%rdi, %rdx
.LBB4_106:
	cmpq	$258, %r10
	movq	-80(%rbp), %r10
	jb	.LBB4_109
	movq	%rsi, %r14
	movl	%r13d, %r12d
	.p2align	4
.LBB4_108:
	movq	4120(%r10), %rax
	movl	%eax, %esi
	shrq	$32, %rax
	movl	%r12d, %ecx
	shlq	%cl, %rsi
	orq	%r14, %rsi
	addl	%r12d, %eax
	movq	%rsi, (%rbx)
	movl	%eax, %r8d
	shrl	$3, %r8d
	leaq	(%rbx,%r8), %rdi
	movl	%eax, %ecx
	andb	$56, %cl
	shrq	%cl, %rsi
	andl	$7, %eax
	movq	4120(%r10), %r12
	movl	%r12d, %r14d
	movl	%eax, %ecx
	shlq	%cl, %r14
	shrq	$32, %r12
	orq	%rsi, %r14
	addl	%eax, %r12d
	movq	%r14, (%rbx,%r8)
	movl	%r12d, %ebx
	shrl	$3, %ebx
	movl	%r12d, %ecx
	andb	$56, %cl
	shrq	%cl, %r14
	addq	%rdi, %rbx
	andl	$7, %r12d
	addq	$-516, %rdx
	cmpq	$260, %rdx
	ja	.LBB4_108
.LBB4_109:
	cmpq	$259, %rdx
	jb	.LBB4_111
	movq	2032(%r10,%rdx,8), %rax
	movl	%eax, %esi
	shrq	$32, %rax
	movl	%r12d, %ecx
	shlq	%cl, %rsi
	orq	%r14, %rsi
	addl	%r12d, %eax
	movq	%rsi, (%rbx)
	movl	%eax, %ecx
	shrl	$3, %ecx
	addq	%rcx, %rbx
	movl	%eax, %ecx
	andb	$56, %cl
	shrq	%cl, %rsi
	andl	$7, %eax
	movl	$3, %edx
	movq	%rsi, %r14
	movl	%eax, %r12d
	movq	-104(%rbp), %r8
	jmp	.LBB4_112
	.p2align	4
.LBB4_111:
	testq	%rdx, %rdx
	movq	-104(%rbp), %r8
	je	.LBB4_113
.LBB4_112:
	movq	2056(%r10,%rdx,8), %rax
	movl	%eax, %edx
	movl	%r12d, %ecx
	shlq	%cl, %rdx
	shrq	$32, %rax
	orq	%r14, %rdx
	addl	%r12d, %eax
	movq	%rdx, (%rbx)
	movl	%eax, %esi
	shrl	$3, %esi
	movl	%eax, %ecx
	andb	$56, %cl
	shrq	%cl, %rdx
	addq	%rsi, %rbx
	andl	$7, %eax
	movl	%eax, %r12d
	movq	%rdx, %r14
.LBB4_113:
	movq	-72(%rbp), %rsi
	testq	%rsi, %rsi
	je	.LBB4_116
	movl	-44(%rbp), %edx
	movl	%edx, %eax
	shrl	$16, %eax
	movzbl	%al, %r11d
	movzbl	%dh, %eax
	movl	%edx, %ecx
	movl	%edx, %edi
	shrl	$24, %ecx
	cmpb	$0, 24(%rbp)
	movl	$0, %edx
	cmovel	%edx, %ecx
	movzbl	%dil, %edx
	addl	%eax, %r11d
	addl	%edx, %r11d
	addl	%ecx, %r11d
	leal	(%rax,%rdx,2), %eax
	leal	(%rcx,%rcx,2), %ecx
	addl	%eax, %ecx
	cmpq	$1, %rsi
	movq	%r11, -192(%rbp)
	movq	%rcx, -240(%rbp)
	jne	.LBB4_117
	xorl	%r13d, %r13d
	jmp	.LBB4_119
.LBB4_116:
	xorl	%edi, %edi
	movl	-44(%rbp), %r13d
	xorl	%edx, %edx
	jmp	.LBB4_13
.LBB4_117:
	movq	%rsi, %r8
	andq	$-2, %r8
	movq	-224(%rbp), %rax
	movq	-104(%rbp), %r10
	leaq	(%rax,%r10), %rdi
	imulq	%r11, %rdi
	subq	%rcx, %rdi
	movq	-216(%rbp), %r9
	imulq	%r11, %r9
	imulq	%r11, %r10
	subq	%rcx, %r10
	xorl	%r13d, %r13d
	movabsq	$4223091239536077, %rsi
	movabsq	$4611686018427387904, %r11
	.p2align	4
.LBB4_118:
	addq	%r10, %r15
	movq	%r15, %rax
	mulq	%rsi
	movq	%r15, %rax
	subq	%rdx, %rax
	shrq	%rax
	addq	%rdx, %rax
	shrq	$15, %rax
	imulq	$-65521, %rax, %rcx
	addq	%r15, %rcx
	cmpq	%r11, %r15
	cmovbq	%r15, %rcx
	addq	%rdi, %rcx
	movq	%rcx, %rax
	mulq	%rsi
	movq	%rcx, %rax
	subq	%rdx, %rax
	shrq	%rax
	addq	%rdx, %rax
	shrq	$15, %rax
	imulq	$-65521, %rax, %r15
	addq	%rcx, %r15
	cmpq	%r11, %rcx
	cmovbq	%rcx, %r15
	addq	$2, %r13
	subq	%r9, %rdi
	subq	%r9, %r10
	cmpq	%r13, %r8
	jne	.LBB4_118
.LBB4_119:
	testb	$1, -72(%rbp)
	movq	-80(%rbp), %r10
	movq	-128(%rbp), %rsi
	movq	-56(%rbp), %r11
	movq	-104(%rbp), %r8
	movq	-88(%rbp), %r9
	movq	-136(%rbp), %rdi
	je	.LBB4_12
	imulq	-112(%rbp), %r13
	movq	%r8, %rcx
	subq	%r13, %rcx
	movq	-192(%rbp), %rax
	imulq	%rax, %rcx
	subq	-240(%rbp), %rcx
	addq	%r15, %rcx
	movabsq	$4611686018427387904, %rax
	cmpq	%rax, %rcx
	jb	.LBB4_11
	movq	%rcx, %rax
	movabsq	$4223091239536077, %rdx
	mulq	%rdx
	movq	%rcx, %rax
	subq	%rdx, %rax
	shrq	%rax
	addq	%rdx, %rax
	shrq	$15, %rax
	imulq	$65521, %rax, %rax
	subq	%rax, %rcx
.LBB4_11:
	movq	%rcx, %r15
.LBB4_12:
	movq	-72(%rbp), %rdx
	movq	-192(%rbp), %rax
	imulq	%rdx, %rax
	addq	%rax, %rsi
	movq	%rsi, -128(%rbp)
	movl	-44(%rbp), %r13d
.LBB4_13:
	movabsq	$4223091239536077, %rsi
	jmp	.LBB4_14
	.p2align	4
.LBB4_122:
	movl	%r13d, %r12d
	movq	%rsi, %r14
	movabsq	$4223091239536077, %rsi
	movq	-56(%rbp), %r11
	jmp	.LBB4_8
.LBB4_123:
	xorl	%r15d, %r15d
	xorl	%r9d, %r9d
.LBB4_124:
	movq	2048(%r10), %rax
	movl	%eax, %edx
	movl	%r12d, %ecx
	shlq	%cl, %rdx
	shrq	$32, %rax
	orq	%r14, %rdx
	leal	(%r12,%rax), %esi
	addl	$7, %esi
	movq	%rdx, (%rbx)
	shrl	$3, %esi
	cmpq	$65520, %r9
	movl	$1, %eax
	movl	$4294901776, %ecx
	cmovbq	%rax, %rcx
	movq	-152(%rbp), %r8
	imulq	%rdi, %r8
	addq	%r15, %r8
	movq	%r8, %rax
	movabsq	$4223091239536077, %rdx
	mulq	%rdx
	addq	%r9, %rcx
	movl	%r8d, %eax
	subl	%edx, %eax
	shrl	%eax
	addl	%edx, %eax
	shrl	$15, %eax
	imull	$65521, %eax, %eax
	subl	%eax, %r8d
	shll	$16, %r8d
	orl	%ecx, %r8d
	movl	%r8d, %eax
	shrl	$24, %eax
	movb	%al, (%rbx,%rsi)
	shrl	$16, %r8d
	movb	%r8b, 1(%rbx,%rsi)
	movb	%ch, 2(%rbx,%rsi)
	movb	%cl, 3(%rbx,%rsi)
	leaq	(%rbx,%rsi), %rax
	addq	$4, %rax
	addq	$80, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lfunc_end4:
	.size	compress_rows, .Lfunc_end4-compress_rows

	.type	code_lengths,@object
	.section	.rodata,"a",@progbits
	.p2align	4, 0x0
code_lengths:
	.ascii	"\002\005\006\006\007\007\007\007\007\007\007\b\b\b\b\b\b\b\b\b\b\b\b\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\t\n\n\t\t\n\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t\b\b\b\b\b\b\b\b\b\b\b\b\b\b\007\007\007\007\007\007\007\006\006\005\f\007\f\013\007\013\013\b\013\b\013\b\b\t\t\007\t\b\t\b\b\b\b\b\t\b\b\t\t\004"
	.size	code_lengths, 286

	.section	".note.GNU-stack","",@progbits
#else
.section ".note.GNU-stack","",@progbits
#endif
