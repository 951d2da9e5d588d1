// Generated from PNG.c by Tool/assemble-kernels; do not edit.
// Compiler: clang 21.0.0 11673e6660b2d0a5f9f99b1c7b773f4c2f6df1b0
// Sources: 23ffe84eddc5a509039b995efc1dd1c06967299363379a7c2dd4462b268a6475
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
	pushq	%rbx
	pushq	%rax
	movq	%rdi, %rbx
	movl	$9228, %edx
	xorl	%esi, %esi
	callq	memset@PLT
	movl	$3, %eax
	.p2align	4
.LBB0_1:
	leal	-3(%rax), %edx
	movw	$253, %si
	movl	$-1, %ecx
	.p2align	4
.LBB0_2:
	incl	%ecx
	movl	%edx, %edi
	shrl	%cl, %edi
	addl	$4, %esi
	cmpl	$7, %edi
	ja	.LBB0_2
	movl	$-1, %r8d
	shll	%cl, %r8d
	addl	%esi, %edi
	movw	%di, (%rbx,%rax,2)
	notl	%r8d
	andl	%r8d, %edx
	movb	%dl, 518(%rbx,%rax)
	movb	%cl, 777(%rbx,%rax)
	incq	%rax
	cmpq	$258, %rax
	jne	.LBB0_1
	movw	$285, 516(%rbx)
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
.LBB0_5:
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
	movdqu	%xmm9, 1036(%rbx,%rax,4)
	addq	$4, %rax
	paddd	%xmm7, %xmm0
	cmpq	$256, %rax
	jne	.LBB0_5
	movq	$-256, %rax
	.p2align	4
.LBB0_7:
	movl	2060(%rbx,%rax,4), %ecx
	movl	2064(%rbx,%rax,4), %edx
	movzbl	%cl, %esi
	shrl	$8, %ecx
	xorl	1036(%rbx,%rsi,4), %ecx
	movl	%ecx, 3084(%rbx,%rax,4)
	movzbl	%dl, %ecx
	shrl	$8, %edx
	xorl	1036(%rbx,%rcx,4), %edx
	movl	%edx, 3088(%rbx,%rax,4)
	addq	$2, %rax
	jne	.LBB0_7
	movq	$-256, %rax
	.p2align	4
.LBB0_9:
	movl	3084(%rbx,%rax,4), %ecx
	movl	3088(%rbx,%rax,4), %edx
	movzbl	%cl, %esi
	shrl	$8, %ecx
	xorl	1036(%rbx,%rsi,4), %ecx
	movl	%ecx, 4108(%rbx,%rax,4)
	movzbl	%dl, %ecx
	shrl	$8, %edx
	xorl	1036(%rbx,%rcx,4), %edx
	movl	%edx, 4112(%rbx,%rax,4)
	addq	$2, %rax
	jne	.LBB0_9
	movq	$-256, %rax
	.p2align	4
.LBB0_11:
	movl	4108(%rbx,%rax,4), %ecx
	movl	4112(%rbx,%rax,4), %edx
	movzbl	%cl, %esi
	shrl	$8, %ecx
	xorl	1036(%rbx,%rsi,4), %ecx
	movl	%ecx, 5132(%rbx,%rax,4)
	movzbl	%dl, %ecx
	shrl	$8, %edx
	xorl	1036(%rbx,%rcx,4), %edx
	movl	%edx, 5136(%rbx,%rax,4)
	addq	$2, %rax
	jne	.LBB0_11
	movq	$-256, %rax
	.p2align	4
.LBB0_13:
	movl	5132(%rbx,%rax,4), %ecx
	movl	5136(%rbx,%rax,4), %edx
	movzbl	%cl, %esi
	shrl	$8, %ecx
	xorl	1036(%rbx,%rsi,4), %ecx
	movl	%ecx, 6156(%rbx,%rax,4)
	movzbl	%dl, %ecx
	shrl	$8, %edx
	xorl	1036(%rbx,%rcx,4), %edx
	movl	%edx, 6160(%rbx,%rax,4)
	addq	$2, %rax
	jne	.LBB0_13
	movq	$-256, %rax
	.p2align	4
.LBB0_15:
	movl	6156(%rbx,%rax,4), %ecx
	movl	6160(%rbx,%rax,4), %edx
	movzbl	%cl, %esi
	shrl	$8, %ecx
	xorl	1036(%rbx,%rsi,4), %ecx
	movl	%ecx, 7180(%rbx,%rax,4)
	movzbl	%dl, %ecx
	shrl	$8, %edx
	xorl	1036(%rbx,%rcx,4), %edx
	movl	%edx, 7184(%rbx,%rax,4)
	addq	$2, %rax
	jne	.LBB0_15
	movq	$-256, %rax
	.p2align	4
.LBB0_17:
	movl	7180(%rbx,%rax,4), %ecx
	movl	7184(%rbx,%rax,4), %edx
	movzbl	%cl, %esi
	shrl	$8, %ecx
	xorl	1036(%rbx,%rsi,4), %ecx
	movl	%ecx, 8204(%rbx,%rax,4)
	movzbl	%dl, %ecx
	shrl	$8, %edx
	xorl	1036(%rbx,%rcx,4), %edx
	movl	%edx, 8208(%rbx,%rax,4)
	addq	$2, %rax
	jne	.LBB0_17
	movq	$-256, %rax
	.p2align	4
.LBB0_19:
	movl	8204(%rbx,%rax,4), %ecx
	movl	8208(%rbx,%rax,4), %edx
	movzbl	%cl, %esi
	shrl	$8, %ecx
	xorl	1036(%rbx,%rsi,4), %ecx
	movl	%ecx, 9228(%rbx,%rax,4)
	movzbl	%dl, %ecx
	shrl	$8, %edx
	xorl	1036(%rbx,%rcx,4), %edx
	movl	%edx, 9232(%rbx,%rax,4)
	addq	$2, %rax
	jne	.LBB0_19
	addq	$8, %rsp
	popq	%rbx
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
	movl	7912(%r14), %eax
	xorl	8932(%r14), %eax
	xorl	6904(%r14), %eax
	xorl	5824(%r14), %eax
	movzbl	%r9b, %r8d
	xorl	4108(%r14,%r8,4), %eax
	movzbl	%dil, %edi
	xorl	3084(%r14,%rdi,4), %eax
	movzbl	%cl, %ecx
	xorl	2060(%r14,%rcx,4), %eax
	movzbl	%r15b, %ecx
	xorl	1036(%r14,%rcx,4), %eax
	xorl	20(%rbx), %eax
	movzbl	%ah, %ecx
	movzbl	%al, %edi
	movl	7180(%r14,%rcx,4), %ecx
	xorl	8204(%r14,%rdi,4), %ecx
	movl	%eax, %edi
	shrl	$14, %edi
	andl	$1020, %edi
	xorl	6156(%r14,%rdi), %ecx
	shrl	$24, %eax
	xorl	5132(%r14,%rax,4), %ecx
	xorl	4140(%r14), %ecx
	movl	%r10d, %eax
	shll	$4, %eax
	xorl	3092(%r14,%rax), %ecx
	xorl	2060(%r14), %ecx
	xorl	1036(%r14), %ecx
	movzbl	%cl, %eax
	shrl	$8, %ecx
	xorl	1036(%r14,%rax,4), %ecx
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
	movl	1596(%r14), %eax
	movzbl	%al, %ecx
	shrl	$8, %eax
	xorl	$173, %ecx
	xorl	1036(%r14,%rcx,4), %eax
	movzbl	%al, %ecx
	shrl	$8, %eax
	xorl	$184, %ecx
	xorl	1036(%r14,%rcx,4), %eax
	movzbl	%al, %ecx
	shrl	$8, %eax
	xorl	$189, %ecx
	xorl	1036(%r14,%rcx,4), %eax
	movzbl	%al, %ecx
	shrl	$8, %eax
	xorl	1036(%r14,%rcx,4), %eax
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
	movl	1764(%r14), %ecx
	movzbl	%cl, %edx
	shrl	$8, %ecx
	xorl	$186, %edx
	xorl	1036(%r14,%rdx,4), %ecx
	movzbl	%cl, %edx
	shrl	$8, %ecx
	xorl	$177, %edx
	xorl	1036(%r14,%rdx,4), %ecx
	movzbl	%cl, %edx
	shrl	$8, %ecx
	xorl	$187, %edx
	xorl	1036(%r14,%rdx,4), %ecx
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
	movl	7180(%rdi,%rdx,4), %edx
	xorl	8204(%rdi,%r8,4), %edx
	movl	%ebx, %r8d
	shrl	$14, %r8d
	andl	$1020, %r8d
	xorl	6156(%rdi,%r8), %edx
	shrl	$24, %ebx
	xorl	5132(%rdi,%rbx,4), %edx
	movzbl	4(%rsi), %r8d
	xorl	4108(%rdi,%r8,4), %edx
	movzbl	5(%rsi), %r8d
	xorl	3084(%rdi,%r8,4), %edx
	movzbl	6(%rsi), %r8d
	xorl	2060(%rdi,%r8,4), %edx
	movzbl	7(%rsi), %r8d
	xorl	1036(%rdi,%r8,4), %edx
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
	xorl	1036(%rdi,%r9,4), %edx
	cmpq	$1, %rcx
	je	.LBB3_11
	movl	%edx, %r8d
	shrl	$8, %r8d
	xorb	1(%rsi), %dl
	movzbl	%dl, %r9d
	movl	%r8d, %edx
	xorl	1036(%rdi,%r9,4), %edx
	cmpq	$2, %rcx
	je	.LBB3_11
	movl	%edx, %r8d
	shrl	$8, %r8d
	xorb	2(%rsi), %dl
	movzbl	%dl, %r9d
	movl	%r8d, %edx
	xorl	1036(%rdi,%r9,4), %edx
	cmpq	$3, %rcx
	je	.LBB3_11
	movl	%edx, %r8d
	shrl	$8, %r8d
	xorb	3(%rsi), %dl
	movzbl	%dl, %r9d
	movl	%r8d, %edx
	xorl	1036(%rdi,%r9,4), %edx
	cmpq	$4, %rcx
	je	.LBB3_11
	movl	%edx, %r8d
	shrl	$8, %r8d
	xorb	4(%rsi), %dl
	movzbl	%dl, %r9d
	movl	%r8d, %edx
	xorl	1036(%rdi,%r9,4), %edx
	cmpq	$5, %rcx
	je	.LBB3_11
	movl	%edx, %r8d
	shrl	$8, %r8d
	xorb	5(%rsi), %dl
	movzbl	%dl, %r9d
	movl	%r8d, %edx
	xorl	1036(%rdi,%r9,4), %edx
	cmpq	$6, %rcx
	je	.LBB3_11
	movl	%edx, %ecx
	shrl	$8, %ecx
	xorb	6(%rsi), %dl
	movzbl	%dl, %edx
	xorl	1036(%rdi,%rdx,4), %ecx
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
	subq	$12648, %rsp
	movq	%r9, -216(%rbp)
	movq	%r8, %r13
	movq	%rdx, -80(%rbp)
	movq	%rsi, -72(%rbp)
	movq	%rdi, %r14
	movq	16(%rbp), %r15
	leaq	-6928(%rbp), %r12
	movzbl	24(%rbp), %eax
	movq	%rax, -168(%rbp)
	addq	$3, %rax
	movq	%rax, -64(%rbp)
	movq	%rcx, -176(%rbp)
	imulq	%rcx, %rax
	movq	%rax, -88(%rbp)
	leaq	-12672(%rbp), %rbx
	movl	$1144, %edx
	movq	%rbx, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	movq	%r15, -152(%rbp)
	xorps	%xmm0, %xmm0
	movups	%xmm0, -144(%rbp)
	movups	%xmm0, -128(%rbp)
	movq	%r14, -112(%rbp)
	movq	%r12, -104(%rbp)
	movq	%r13, %r12
	movq	%r13, %rax
	shrq	$6, %rax
	incq	%rax
	cmpq	$1024, %r13
	movl	$16, %ecx
	cmovbq	%rax, %rcx
	movq	%rbx, -96(%rbp)
	movq	%rcx, %rax
	shrq	%rax
	xorl	%r13d, %r13d
	movq	%rcx, -48(%rbp)
	cmpq	$1, %rcx
	sete	%r13b
	addq	%rax, %r13
	cmpq	%r12, %r13
	movq	%r12, -56(%rbp)
	jae	.LBB4_4
	movq	-80(%rbp), %rcx
	movq	%rcx, %rax
	imulq	%r13, %rax
	movq	-72(%rbp), %rdx
	leaq	(%rdx,%rax,4), %rbx
	movq	-48(%rbp), %r12
	imulq	%rcx, %r12
	shlq	$2, %r12
	leaq	-4(,%r13,4), %r14
	imulq	%rcx, %r14
	addq	%rdx, %r14
	movq	-168(%rbp), %r15
	.p2align	4
.LBB4_2:
	movl	$1, (%rsp)
	leaq	-152(%rbp), %rdi
	movq	%rbx, %rsi
	movq	%r14, %rdx
	movq	-176(%rbp), %rcx
	xorl	%r8d, %r8d
	movl	%r15d, %r9d
	callq	compress_filtered_row
	addq	-48(%rbp), %r13
	addq	%r12, %rbx
	addq	%r12, %r14
	cmpq	-56(%rbp), %r13
	jb	.LBB4_2
	movq	-96(%rbp), %rbx
	movq	-56(%rbp), %r12
.LBB4_4:
	movq	-88(%rbp), %r13
	leaq	1(%r13), %rax
	movq	%rax, -160(%rbp)
	movl	$1, %eax
	leaq	expected_lengths(%rip), %rdx
	.p2align	4
.LBB4_5:
	movzbl	-1(%rax,%rdx), %ecx
	movl	$32768, %esi
	shrl	%cl, %esi
	movl	-4(%rbx,%rax,4), %edi
	movzbl	(%rax,%rdx), %ecx
	shlq	$13, %rdi
	shll	$9, %esi
	addq	%rdi, %rsi
	addq	%rax, %rsi
	decq	%rsi
	movq	%rsi, -2520(%rbp,%rax,8)
	movl	$32768, %esi
	shrl	%cl, %esi
	movl	(%rbx,%rax,4), %ecx
	shlq	$13, %rcx
	shll	$9, %esi
	addq	%rax, %rcx
	addq	%rsi, %rcx
	movq	%rcx, -2512(%rbp,%rax,8)
	addq	$2, %rax
	cmpq	$287, %rax
	jne	.LBB4_5
	xorl	%eax, %eax
	leaq	sort.gaps(%rip), %rcx
	jmp	.LBB4_7
	.p2align	4
.LBB4_13:
	incq	%rax
	cmpq	$6, %rax
	je	.LBB4_14
.LBB4_7:
	movzwl	(%rcx,%rax,2), %edx
	cmpl	$286, %edx
	movl	$285, %esi
	cmovael	%edx, %esi
	incl	%esi
	xorl	%edi, %edi
	movq	%rdx, %r8
	jmp	.LBB4_8
	.p2align	4
.LBB4_12:
	movl	%r10d, %r10d
	movq	%r9, -2512(%rbp,%r10,8)
	incq	%r8
	incl	%edi
	cmpq	%rsi, %r8
	je	.LBB4_13
.LBB4_8:
	movq	-2512(%rbp,%r8,8), %r9
	movl	%r8d, %r10d
	cmpq	%rdx, %r8
	jb	.LBB4_12
	movl	%edi, %r11d
	.p2align	4
.LBB4_10:
	leal	(%rdx,%r11), %r10d
	movl	%r11d, %ebx
	movq	-2512(%rbp,%rbx,8), %rbx
	cmpq	%r9, %rbx
	jbe	.LBB4_12
	movl	%r10d, %r10d
	movq	%rbx, -2512(%rbp,%r10,8)
	subl	%edx, %r11d
	movl	%edx, %r10d
	addl	%r11d, %r10d
	jae	.LBB4_10
	jmp	.LBB4_12
.LBB4_14:
	xorl	%eax, %eax
	xorl	%esi, %esi
	xorl	%ecx, %ecx
	jmp	.LBB4_15
	.p2align	4
.LBB4_20:
	movq	-9216(%rbp,%r8,8), %rsi
	xorl	%r9d, %r9d
.LBB4_23:
	addq	%rcx, %rsi
	movq	%rsi, -9216(%rbp,%rax,8)
	leal	286(%r8), %r10d
	movzbl	%r9b, %esi
	xorb	$1, %r9b
	movzbl	%r9b, %ecx
	addl	%r8d, %ecx
	testb	%sil, %sil
	cmovnel	%edi, %r10d
	addl	%edi, %esi
	movw	%dx, -11520(%rbp,%r10,2)
	incq	%rax
	cmpq	$285, %rax
	je	.LBB4_24
.LBB4_15:
	movq	$0, -9216(%rbp,%rax,8)
	movl	%ecx, %edi
	cmpl	$286, %esi
	jae	.LBB4_16
	movl	%esi, %ecx
	movq	-2512(%rbp,%rcx,8), %rcx
	shrq	$9, %rcx
	movb	$1, %r8b
	cmpq	%rdi, %rax
	je	.LBB4_19
	movq	-9216(%rbp,%rdi,8), %rdx
	cmpq	%rdx, %rcx
	setbe	%r8b
	cmovaeq	%rdx, %rcx
	jmp	.LBB4_19
	.p2align	4
.LBB4_16:
	movq	-9216(%rbp,%rdi,8), %rcx
	xorl	%r8d, %r8d
.LBB4_19:
	leaq	286(%rax), %rdx
	movq	%rcx, -9216(%rbp,%rax,8)
	leal	286(%rdi), %r9d
	movzbl	%r8b, %r10d
	xorb	$1, %r8b
	movzbl	%r8b, %r8d
	addl	%edi, %r8d
	leal	(%rsi,%r10), %edi
	testb	%r10b, %r10b
	cmovnel	%esi, %r9d
	movw	%dx, -11520(%rbp,%r9,2)
	cmpl	$286, %edi
	jae	.LBB4_20
	movl	%edi, %esi
	movq	-2512(%rbp,%rsi,8), %rsi
	shrq	$9, %rsi
	movb	$1, %r9b
	cmpq	%r8, %rax
	je	.LBB4_23
	movq	-9216(%rbp,%r8,8), %r10
	cmpq	%r10, %rsi
	setbe	%r9b
	cmovaeq	%r10, %rsi
	jmp	.LBB4_23
.LBB4_24:
	xorps	%xmm0, %xmm0
	movups	%xmm0, -194(%rbp)
	movaps	%xmm0, -208(%rbp)
	movw	$0, -9228(%rbp)
	movl	$570, %edx
	xorl	%eax, %eax
	.p2align	4
.LBB4_25:
	subq	$1, %rdx
	jb	.LBB4_26
	movzwl	-11520(%rbp,%rdx,2), %ecx
	movzwl	-10368(%rbp,%rcx,2), %esi
	incl	%esi
	movw	%si, -10368(%rbp,%rdx,2)
	cmpq	$285, %rdx
	ja	.LBB4_25
	cmpw	$14, %si
	jb	.LBB4_46
	movl	$14, %esi
.LBB4_46:
	movzwl	%si, %ecx
	incw	-208(%rbp,%rcx,2)
	movb	$14, %cl
	subb	%sil, %cl
	movl	$1, %esi
	shll	%cl, %esi
	addl	%esi, %eax
	jmp	.LBB4_25
.LBB4_26:
	cmpl	$16385, %eax
	jb	.LBB4_30
	.p2align	4
.LBB4_27:
	movl	$15, %ecx
	.p2align	4
.LBB4_28:
	leal	-2(%rcx), %edx
	movzwl	-208(%rbp,%rdx,2), %esi
	decl	%ecx
	testw	%si, %si
	je	.LBB4_28
	decl	%esi
	movw	%si, -208(%rbp,%rdx,2)
	movl	%ecx, %ecx
	addw	$2, -208(%rbp,%rcx,2)
	decw	-180(%rbp)
	decl	%eax
	cmpl	$16384, %eax
	ja	.LBB4_27
.LBB4_30:
	xorl	%eax, %eax
	movl	$14, %ecx
	jmp	.LBB4_31
	.p2align	4
.LBB4_37:
	decq	%rcx
	je	.LBB4_38
.LBB4_31:
	movzwl	-208(%rbp,%rcx,2), %esi
	testl	%esi, %esi
	je	.LBB4_37
	movl	%esi, %edi
	movl	%eax, %edx
	andl	$3, %edi
	je	.LBB4_35
	movl	%eax, %edx
	.p2align	4
.LBB4_34:
	movl	%edx, %r8d
	incl	%edx
	movq	-2512(%rbp,%r8,8), %r8
	andl	$511, %r8d
	movb	%cl, -6928(%rbp,%r8)
	decl	%edi
	jne	.LBB4_34
.LBB4_35:
	addl	%esi, %eax
	cmpw	$4, %si
	jb	.LBB4_37
	.p2align	4
.LBB4_36:
	leal	1(%rdx), %esi
	movl	%edx, %edi
	movq	-2512(%rbp,%rdi,8), %rdi
	andl	$511, %edi
	movb	%cl, -6928(%rbp,%rdi)
	leal	2(%rdx), %edi
	movq	-2512(%rbp,%rsi,8), %rsi
	andl	$511, %esi
	movb	%cl, -6928(%rbp,%rsi)
	leal	3(%rdx), %esi
	movq	-2512(%rbp,%rdi,8), %rdi
	andl	$511, %edi
	movb	%cl, -6928(%rbp,%rdi)
	addl	$4, %edx
	movq	-2512(%rbp,%rsi,8), %rsi
	andl	$511, %esi
	movb	%cl, -6928(%rbp,%rsi)
	cmpl	%edx, %eax
	jne	.LBB4_36
	jmp	.LBB4_37
.LBB4_38:
	movq	-112(%rbp), %rbx
	movl	$1, %esi
	xorl	%edi, %edi
	xorl	%r8d, %r8d
	jmp	.LBB4_39
	.p2align	4
.LBB4_47:
	addl	%r8d, %r8d
	incl	%esi
	incl	%edi
	cmpl	$15, %esi
	je	.LBB4_48
.LBB4_39:
	movl	%esi, %r9d
	andl	$2147483646, %r9d
	xorl	%r10d, %r10d
	jmp	.LBB4_40
	.p2align	4
.LBB4_57:
	incl	%r8d
	movl	%r11d, -2512(%rbp,%r10,8)
	movl	%esi, -2508(%rbp,%r10,8)
.LBB4_58:
	incq	%r10
	cmpq	$286, %r10
	je	.LBB4_47
.LBB4_40:
	movzbl	-6928(%rbp,%r10), %eax
	cmpl	%eax, %esi
	jne	.LBB4_58
	xorl	%eax, %eax
	testl	%edi, %edi
	je	.LBB4_42
	movl	%edi, %edx
	xorl	%r11d, %r11d
	.p2align	4
.LBB4_54:
	xorl	%r14d, %r14d
	btl	%eax, %r8d
	setb	%r14b
	movl	%edx, %ecx
	shll	%cl, %r14d
	orl	%r11d, %r14d
	leal	1(%rax), %ecx
	movzbl	%cl, %ecx
	xorl	%r11d, %r11d
	btl	%ecx, %r8d
	setb	%r11b
	movl	%eax, %ecx
	xorl	$254, %ecx
	addl	%esi, %ecx
	shll	%cl, %r11d
	orl	%r14d, %r11d
	addl	$2, %eax
	addl	$-2, %edx
	cmpl	%r9d, %eax
	jne	.LBB4_54
	testb	$1, %sil
	je	.LBB4_57
	jmp	.LBB4_56
.LBB4_42:
	xorl	%r11d, %r11d
	testb	$1, %sil
	je	.LBB4_57
.LBB4_56:
	xorl	%edx, %edx
	btl	%eax, %r8d
	setb	%dl
	notl	%eax
	addl	%esi, %eax
	movl	%eax, %ecx
	shll	%cl, %edx
	orl	%edx, %r11d
	jmp	.LBB4_57
.LBB4_48:
	leaq	-6640(%rbp), %rdi
	leaq	-2512(%rbp), %rsi
	movl	$2056, %edx
	callq	memcpy@PLT
	xorl	%eax, %eax
	.p2align	4
.LBB4_49:
	movzwl	6(%rbx,%rax,2), %edx
	movl	-2508(%rbp,%rdx,8), %ecx
	movzbl	521(%rbx,%rax), %esi
	shll	%cl, %esi
	orl	-2512(%rbp,%rdx,8), %esi
	movl	%esi, -4560(%rbp,%rax,8)
	movzbl	780(%rbx,%rax), %edx
	addl	%edx, %ecx
	incl	%ecx
	movl	%ecx, -4556(%rbp,%rax,8)
	movzwl	8(%rbx,%rax,2), %edx
	movl	-2508(%rbp,%rdx,8), %ecx
	movzbl	522(%rbx,%rax), %esi
	shll	%cl, %esi
	orl	-2512(%rbp,%rdx,8), %esi
	movl	%esi, -4552(%rbp,%rax,8)
	movzbl	781(%rbx,%rax), %edx
	addl	%edx, %ecx
	incl	%ecx
	movl	%ecx, -4548(%rbp,%rax,8)
	addq	$2, %rax
	cmpq	$256, %rax
	jne	.LBB4_49
	movq	-64(%rbp), %rbx
	movl	%ebx, %esi
	shll	$8, %esi
	addq	$-19, %rsi
	orq	$122880, %rsi
	movl	-136(%rbp), %eax
	movl	%eax, %ecx
	shlq	%cl, %rsi
	orq	-144(%rbp), %rsi
	leal	17(%rax), %ecx
	movq	-152(%rbp), %rdi
	movq	%rsi, (%rdi)
	movl	%ecx, %r8d
	shrl	$3, %r8d
	andb	$56, %cl
	shrq	%cl, %rsi
	leaq	(%rdi,%r8), %r9
	incl	%eax
	andl	$7, %eax
	movabsq	$82351536043345920, %rdx
	movl	%eax, %ecx
	shlq	%cl, %rdx
	orq	%rsi, %rdx
	addl	$57, %eax
	movq	%rdx, (%rdi,%r8)
	movl	%eax, %edi
	shrl	$3, %edi
	addq	%r9, %rdi
	movl	%eax, %ecx
	andb	$56, %cl
	shrq	%cl, %rdx
	andl	$7, %eax
	leaq	286(%rbx), %rsi
	addq	$285, %rbx
	xorl	%r8d, %r8d
	jmp	.LBB4_51
	.p2align	4
.LBB4_61:
	cmpq	%r8, %rbx
	sete	%cl
.LBB4_62:
	movl	%ecx, %r9d
	andb	$8, %r9b
	leal	(%rcx,%rcx), %r10d
	andb	$4, %r10b
	leal	(,%rcx,8), %r11d
	andb	$8, %r11b
	orb	%r10b, %r11b
	shrb	%cl
	andb	$2, %cl
	orb	%r11b, %cl
	shrb	$3, %r9b
	orb	%cl, %r9b
	movzbl	%r9b, %r9d
	movl	%eax, %ecx
	shlq	%cl, %r9
	orq	%r9, %rdx
	addl	$4, %eax
	movq	%rdx, (%rdi)
	movl	%eax, %r9d
	shrl	$3, %r9d
	movl	%eax, %ecx
	andb	$8, %cl
	shrq	%cl, %rdx
	addq	%r9, %rdi
	andl	$7, %eax
	incq	%r8
	cmpq	%r8, %rsi
	je	.LBB4_59
.LBB4_51:
	cmpq	$285, %r8
	ja	.LBB4_61
	movzbl	-6928(%rbp,%r8), %ecx
	jmp	.LBB4_62
.LBB4_59:
	movl	%eax, -136(%rbp)
	movq	%rdx, -144(%rbp)
	movq	%rdi, -152(%rbp)
	movabsq	$4223091239536077, %r10
	testq	%r12, %r12
	je	.LBB4_60
	movq	%r12, %r15
	imulq	-160(%rbp), %r15
	notq	%r13
	movq	%r13, -88(%rbp)
	movq	-80(%rbp), %rcx
	leaq	(,%rcx,4), %rax
	movq	%rax, -64(%rbp)
	movq	%r12, %r14
	xorl	%r12d, %r12d
	movq	-72(%rbp), %rdi
	movq	%rdi, %r13
	movq	-216(%rbp), %rdx
	.p2align	4
.LBB4_66:
	movq	%r12, %rax
	imulq	%rcx, %rax
	leaq	(%rdi,%rax,4), %rax
	movq	%rax, -48(%rbp)
	movl	$0, (%rsp)
	leaq	-152(%rbp), %rdi
	movq	%r13, %rsi
	movq	-176(%rbp), %rcx
	movq	%r15, %r8
	movq	-168(%rbp), %r9
	movq	%r10, %rbx
	callq	compress_filtered_row
	movq	%rbx, %r10
	movq	-128(%rbp), %rbx
	movq	-120(%rbp), %rsi
	movq	%rbx, %rax
	mulq	%r10
	movq	%rbx, %rax
	subq	%rdx, %rax
	shrq	%rax
	addq	%rdx, %rax
	shrq	$15, %rax
	imulq	$65521, %rax, %rax
	subq	%rax, %rbx
	movq	%rbx, -128(%rbp)
	movq	%rsi, %rax
	mulq	%r10
	movq	%rsi, %rax
	subq	%rdx, %rax
	shrq	%rax
	addq	%rdx, %rax
	movq	-72(%rbp), %rdi
	movq	-80(%rbp), %rcx
	shrq	$15, %rax
	imulq	$65521, %rax, %rax
	subq	%rax, %rsi
	movq	%rsi, -120(%rbp)
	incq	%r12
	addq	-88(%rbp), %r15
	addq	-64(%rbp), %r13
	movq	-48(%rbp), %rdx
	decq	%r14
	jne	.LBB4_66
	movl	-136(%rbp), %eax
	movq	-152(%rbp), %rdi
	movq	-144(%rbp), %rdx
	movq	-56(%rbp), %r12
	jmp	.LBB4_64
.LBB4_60:
	movq	-128(%rbp), %rbx
	movq	-120(%rbp), %rsi
.LBB4_64:
	movq	-4592(%rbp), %rcx
	movl	%ecx, %r8d
	movq	%rcx, %r9
	movl	%eax, %ecx
	shlq	%cl, %r8
	shrq	$32, %r9
	orq	%rdx, %r8
	addl	%eax, %r9d
	addl	$7, %r9d
	movq	%r8, (%rdi)
	incq	%rbx
	movq	%rbx, %rax
	mulq	%r10
	movq	%rdx, %r8
	shrl	$3, %r9d
	movq	-160(%rbp), %rcx
	imulq	%r12, %rcx
	addq	%rsi, %rcx
	movq	%rcx, %rax
	mulq	%r10
	movq	%rcx, %rax
	subq	%rdx, %rax
	shrq	%rax
	addq	%rdx, %rax
	shrq	$15, %rax
	imulq	$65521, %rax, %rax
	subq	%rax, %rcx
	movq	%r9, %rdx
	movb	%ch, (%rdi,%rdx)
	movb	%cl, 1(%rdi,%r9)
	movq	%rbx, %rax
	subq	%r8, %rax
	shrq	%rax
	addq	%r8, %rax
	shrq	$15, %rax
	imulq	$65521, %rax, %rax
	subq	%rax, %rbx
	movb	%bh, 2(%rdi,%rdx)
	movb	%bl, 3(%rdi,%r9)
	leaq	(%rdi,%r9), %rax
	addq	$4, %rax
	addq	$12648, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lfunc_end4:
	.size	compress_rows, .Lfunc_end4-compress_rows

	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI5_0:
	.quad	1
	.quad	1
	.text
	.p2align	4
	.type	compress_filtered_row,@function
compress_filtered_row:
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$40, %rsp
	movl	%r9d, %r12d
	movq	%rcx, %rbx
	movq	%rsi, %r14
	movzbl	16(%rbp), %r13d
	xorl	%eax, %eax
	.p2align	4
.LBB5_1:
	leaq	8(%rax), %rcx
	cmpq	%rbx, %rcx
	ja	.LBB5_2
	movdqu	(%r14,%rax,4), %xmm0
	movdqu	(%rdx,%rax,4), %xmm1
	pcmpeqd	%xmm0, %xmm1
	movdqu	-16(%r14,%rcx,4), %xmm0
	movdqu	-16(%rdx,%rcx,4), %xmm2
	pcmpeqd	%xmm0, %xmm2
	packssdw	%xmm2, %xmm1
	pmovmskb	%xmm1, %esi
	movq	%rcx, %rax
	cmpl	$65535, %esi
	je	.LBB5_1
	movzwl	%si, %eax
	notl	%eax
	rep		bsfl	%eax, %eax
	shrl	%eax
	addq	%rcx, %rax
	addq	$-8, %rax
	jmp	.LBB5_8
.LBB5_2:
	cmpq	%rbx, %rax
	jae	.LBB5_8
	.p2align	4
.LBB5_3:
	movl	(%r14,%rax,4), %ecx
	cmpl	(%rdx,%rax,4), %ecx
	jne	.LBB5_8
	incq	%rax
	cmpq	%rax, %rbx
	jne	.LBB5_3
	jmp	.LBB5_5
.LBB5_8:
	cmpq	%rbx, %rax
	jne	.LBB5_9
.LBB5_5:
	movl	$2, %esi
	movb	$1, %al
	testb	%r13b, %r13b
	je	.LBB5_34
.LBB5_33:
	movq	56(%rdi), %rcx
	incl	(%rcx,%rsi,4)
	jmp	.LBB5_35
.LBB5_9:
	pxor	%xmm0, %xmm0
	cmpq	$4, %rbx
	jae	.LBB5_11
	xorl	%esi, %esi
	jmp	.LBB5_13
.LBB5_11:
	xorl	%eax, %eax
	.p2align	4
.LBB5_12:
	movdqu	(%r14,%rax,4), %xmm1
	movdqu	(%rdx,%rax,4), %xmm2
	pcmpeqd	%xmm1, %xmm2
	psubd	%xmm2, %xmm0
	leaq	4(%rax), %rsi
	addq	$8, %rax
	cmpq	%rbx, %rax
	movq	%rsi, %rax
	jbe	.LBB5_12
.LBB5_13:
	pshufd	$238, %xmm0, %xmm1
	paddd	%xmm0, %xmm1
	pshufd	$85, %xmm1, %xmm0
	paddd	%xmm1, %xmm0
	movd	%xmm0, %ecx
	movq	%rbx, %rax
	subq	%rsi, %rax
	jbe	.LBB5_20
	cmpq	$4, %rax
	jae	.LBB5_16
	movq	%rsi, %rax
	jmp	.LBB5_19
.LBB5_16:
	movl	%ebx, %r9d
	andl	$3, %r9d
	subq	%r9, %rax
	addq	%rsi, %rax
	movd	%ecx, %xmm1
	pxor	%xmm0, %xmm0
	movdqa	.LCPI5_0(%rip), %xmm2
	.p2align	4
.LBB5_17:
	movq	(%r14,%rsi,4), %xmm3
	movq	8(%r14,%rsi,4), %xmm4
	movq	(%rdx,%rsi,4), %xmm5
	pcmpeqd	%xmm3, %xmm5
	movq	8(%rdx,%rsi,4), %xmm3
	pcmpeqd	%xmm4, %xmm3
	pshufd	$212, %xmm5, %xmm4
	pand	%xmm2, %xmm4
	paddq	%xmm4, %xmm1
	pshufd	$212, %xmm3, %xmm3
	pand	%xmm2, %xmm3
	paddq	%xmm3, %xmm0
	addq	$4, %rsi
	cmpq	%rsi, %rax
	jne	.LBB5_17
	paddq	%xmm1, %xmm0
	pshufd	$238, %xmm0, %xmm1
	paddq	%xmm0, %xmm1
	movq	%xmm1, %rcx
	testq	%r9, %r9
	je	.LBB5_20
	.p2align	4
.LBB5_19:
	movl	(%r14,%rax,4), %esi
	xorl	%r9d, %r9d
	cmpl	(%rdx,%rax,4), %esi
	sete	%r9b
	addq	%r9, %rcx
	incq	%rax
	cmpq	%rax, %rbx
	jne	.LBB5_19
.LBB5_20:
	leaq	-1(%rbx), %r9
	pxor	%xmm0, %xmm0
	cmpq	$4, %r9
	jae	.LBB5_22
	xorl	%eax, %eax
	jmp	.LBB5_24
.LBB5_22:
	xorl	%esi, %esi
	.p2align	4
.LBB5_23:
	movdqu	(%r14,%rsi,4), %xmm1
	movdqu	4(%r14,%rsi,4), %xmm2
	pcmpeqd	%xmm1, %xmm2
	psubd	%xmm2, %xmm0
	leaq	4(%rsi), %rax
	addq	$8, %rsi
	cmpq	%r9, %rsi
	movq	%rax, %rsi
	jbe	.LBB5_23
.LBB5_24:
	pshufd	$238, %xmm0, %xmm1
	paddd	%xmm0, %xmm1
	pshufd	$85, %xmm1, %xmm0
	paddd	%xmm1, %xmm0
	movd	%xmm0, %esi
	cmpq	%r9, %rax
	jae	.LBB5_31
	movq	%rax, %r9
	notq	%r9
	addq	%rbx, %r9
	cmpq	$4, %r9
	jb	.LBB5_29
	movq	%r9, %r10
	andq	$-4, %r10
	movd	%esi, %xmm0
	leaq	(%r14,%rax,4), %rsi
	addq	$12, %rsi
	addq	%r10, %rax
	pxor	%xmm1, %xmm1
	xorl	%r11d, %r11d
	movdqa	.LCPI5_0(%rip), %xmm2
	.p2align	4
.LBB5_27:
	movq	-8(%rsi,%r11,4), %xmm3
	movq	(%rsi,%r11,4), %xmm4
	movq	-12(%rsi,%r11,4), %xmm5
	pcmpeqd	%xmm3, %xmm5
	movq	-4(%rsi,%r11,4), %xmm3
	pcmpeqd	%xmm4, %xmm3
	pshufd	$212, %xmm5, %xmm4
	pand	%xmm2, %xmm4
	paddq	%xmm4, %xmm0
	pshufd	$212, %xmm3, %xmm3
	pand	%xmm2, %xmm3
	paddq	%xmm3, %xmm1
	addq	$4, %r11
	cmpq	%r11, %r10
	jne	.LBB5_27
	paddq	%xmm0, %xmm1
	pshufd	$238, %xmm1, %xmm0
	paddq	%xmm1, %xmm0
	movq	%xmm0, %rsi
	cmpq	%r10, %r9
	je	.LBB5_31
.LBB5_29:
	incq	%rax
	.p2align	4
.LBB5_30:
	movl	(%r14,%rax,4), %r9d
	xorl	%r10d, %r10d
	cmpl	-4(%r14,%rax,4), %r9d
	sete	%r10b
	addq	%r10, %rsi
	incq	%rax
	cmpq	%rax, %rbx
	jne	.LBB5_30
.LBB5_31:
	xorl	%eax, %eax
	cmpq	%rsi, %rcx
	setae	%al
	movq	%rax, %rsi
	incq	%rsi
	testb	%r13b, %r13b
	jne	.LBB5_33
.LBB5_34:
	movq	48(%rdi), %rcx
	movq	288(%rcx,%rsi,8), %r9
	movl	%r9d, %r10d
	movl	16(%rdi), %ecx
	shlq	%cl, %r10
	shrq	$32, %r9
	orq	8(%rdi), %r10
	movq	%r10, 8(%rdi)
	addl	%ecx, %r9d
	movl	%r9d, 16(%rdi)
	movq	(%rdi), %rcx
	movq	%r10, (%rcx)
	movl	16(%rdi), %r9d
	movl	%r9d, %ecx
	shrl	$3, %ecx
	addq	%rcx, (%rdi)
	movl	%r9d, %ecx
	andb	$56, %cl
	shrq	%cl, 8(%rdi)
	andl	$7, %r9d
	movl	%r9d, 16(%rdi)
	addq	%rsi, 24(%rdi)
	movq	%r8, %rsi
	movl	%eax, %ecx
	shlq	%cl, %rsi
	addq	%rsi, 32(%rdi)
.LBB5_35:
	decq	%r8
	testb	%al, %al
	je	.LBB5_36
	movzbl	%r13b, %eax
	movl	%eax, (%rsp)
	movzbl	%r12b, %r9d
	movq	%r14, %rsi
	movq	%rbx, %rcx
	callq	compress_row
	addq	$40, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.LBB5_36:
	movl	(%r14), %ecx
	testb	%r12b, %r12b
	movq	%r8, -64(%rbp)
	je	.LBB5_40
	movl	%ecx, %r15d
	shrl	$24, %r15d
	cmpl	$255, %r15d
	je	.LBB5_41
	xorl	%esi, %esi
	cmpl	$16777216, %ecx
	jb	.LBB5_42
	movl	%ecx, %eax
	shrl	$25, %eax
	movl	%eax, %r11d
	movzbl	%cl, %edx
	movl	%edx, %eax
	shll	$8, %eax
	subl	%edx, %eax
	addl	%r11d, %eax
	xorl	%edx, %edx
	divw	%r15w
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
	addl	%r11d, %eax
	xorl	%edx, %edx
	divw	%r15w
	movl	%eax, %r8d
	movl	$255, %r10d
	movzwl	%ax, %eax
	cmpl	$255, %eax
	cmovael	%r10d, %r8d
	shrl	$16, %ecx
	movzbl	%cl, %ecx
	movl	%ecx, %eax
	shll	$8, %eax
	subl	%ecx, %eax
	addl	%r11d, %eax
	xorl	%edx, %edx
	divw	%r15w
	movl	%eax, %esi
	shll	$8, %r8d
	movzwl	%r8w, %eax
	orl	%r9d, %eax
	movzwl	%si, %ecx
	cmpl	$255, %ecx
	cmovael	%r10d, %esi
	shll	$16, %esi
	orl	%eax, %esi
	jmp	.LBB5_42
.LBB5_40:
	andl	$16777215, %ecx
.LBB5_41:
	movl	%ecx, %esi
.LBB5_42:
	movzbl	%r12b, %edx
	movzbl	%r13b, %ecx
	movl	%r13d, %r15d
	movq	%rdi, %r13
	movl	%esi, -44(%rbp)
	movq	%rdx, -56(%rbp)
	callq	put_pixel
	testb	%r15b, %r15b
	movq	-64(%rbp), %r10
	jne	.LBB5_46
	movl	-44(%rbp), %ecx
	movl	%ecx, %r8d
	shrl	$16, %r8d
	movzbl	%ch, %eax
	movzbl	%cl, %edx
	shrl	$24, %ecx
	xorl	%esi, %esi
	testb	%r12b, %r12b
	cmovnel	%ecx, %esi
	movzbl	%r8b, %ecx
	addl	%eax, %ecx
	addl	%edx, %ecx
	addl	%esi, %ecx
	addq	%rcx, 24(%r13)
	imulq	%r10, %rcx
	leal	(%rax,%rdx,2), %eax
	leal	(%rsi,%rsi,2), %edx
	addl	%eax, %edx
	subq	%rdx, %rcx
	addq	32(%r13), %rcx
	movq	%rcx, %rax
	shrq	$62, %rax
	je	.LBB5_45
	movabsq	$4223091239536077, %rdx
	movq	%rcx, %rax
	mulq	%rdx
	movq	%rcx, %rax
	subq	%rdx, %rax
	shrq	%rax
	addq	%rdx, %rax
	shrq	$15, %rax
	imulq	$65521, %rax, %rax
	subq	%rax, %rcx
.LBB5_45:
	movq	%rcx, 32(%r13)
.LBB5_46:
	leaq	4(%r14), %rsi
	decq	%rbx
	movq	-56(%rbp), %r9
	movq	%r9, %r8
	xorq	$-3, %r8
	addq	%r10, %r8
	movq	%r13, %rdi
	movq	%r14, %rdx
	movq	%rbx, %rcx
	addq	$40, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	jmp	compress_row
.Lfunc_end5:
	.size	compress_filtered_row, .Lfunc_end5-compress_filtered_row

	.p2align	4
	.type	compress_row,@function
compress_row:
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$104, %rsp
	movl	%r9d, -48(%rbp)
	movq	%r8, -96(%rbp)
	movq	%rdx, -72(%rbp)
	movq	%rsi, -112(%rbp)
	movq	%rdi, -56(%rbp)
	testq	%rcx, %rcx
	je	.LBB6_88
	movq	%rcx, %rbx
	movl	-48(%rbp), %ecx
	addq	$3, %rcx
	movq	-72(%rbp), %rax
	addq	$16, %rax
	movq	%rax, -144(%rbp)
	movq	-112(%rbp), %rax
	addq	$16, %rax
	movq	%rax, -136(%rbp)
	movq	%rcx, %rax
	negq	%rcx
	movq	%rcx, -128(%rbp)
	leal	(%rax,%rax), %ecx
	movq	%rcx, -120(%rbp)
	movq	$0, -80(%rbp)
	xorl	%r12d, %r12d
	movl	$0, -44(%rbp)
	movq	%rbx, -64(%rbp)
	movq	%rax, -104(%rbp)
	jmp	.LBB6_4
	.p2align	4
.LBB6_2:
	imulq	%r14, %rdi
	movq	-56(%rbp), %rax
	addq	24(%rax), %rdi
	movq	%rdi, 24(%rax)
	movq	%rcx, 32(%rax)
.LBB6_3:
	addq	%r14, %r12
	movq	-104(%rbp), %rax
	imulq	%rax, %r14
	subq	%r14, -96(%rbp)
	cmpq	%rbx, %r12
	jae	.LBB6_88
.LBB6_4:
	movq	-112(%rbp), %rax
	leaq	(%rax,%r12,4), %rax
	movq	-72(%rbp), %rcx
	leaq	(%rcx,%r12,4), %rdx
	movq	%rbx, %rcx
	subq	%r12, %rcx
	movq	-144(%rbp), %rsi
	leaq	(%rsi,%r12,4), %rdi
	movq	-136(%rbp), %rsi
	leaq	(%rsi,%r12,4), %r8
	xorl	%r14d, %r14d
	.p2align	4
.LBB6_5:
	leaq	8(%r14), %rsi
	cmpq	%rcx, %rsi
	ja	.LBB6_8
	movdqu	-48(%r8,%rsi,4), %xmm0
	movdqu	-48(%rdi,%rsi,4), %xmm1
	pcmpeqd	%xmm0, %xmm1
	movdqu	(%r8,%r14,4), %xmm0
	movdqu	(%rdi,%r14,4), %xmm2
	pcmpeqd	%xmm0, %xmm2
	packssdw	%xmm2, %xmm1
	pmovmskb	%xmm1, %r9d
	movq	%rsi, %r14
	cmpl	$65535, %r9d
	je	.LBB6_5
	movzwl	%r9w, %eax
	notl	%eax
	rep		bsfl	%eax, %eax
	shrl	%eax
	leaq	(%rax,%rsi), %r14
	addq	$-8, %r14
	movq	-56(%rbp), %rdi
	jmp	.LBB6_12
	.p2align	4
.LBB6_8:
	cmpq	%rcx, %r14
	movq	-56(%rbp), %rdi
	jae	.LBB6_12
	.p2align	4
.LBB6_9:
	movl	(%rax,%r14,4), %esi
	cmpl	(%rdx,%r14,4), %esi
	jne	.LBB6_12
	incq	%r14
	cmpq	%r14, %rcx
	jne	.LBB6_9
	movq	%rcx, %r14
	.p2align	4
.LBB6_12:
	movzbl	16(%rbp), %r15d
	testq	%r14, %r14
	je	.LBB6_18
	testb	$1, -80(%rbp)
	je	.LBB6_15
	movq	%r14, %rsi
	cmpl	$0, -44(%rbp)
	je	.LBB6_23
.LBB6_15:
	cmpb	$0, 16(%rbp)
	je	.LBB6_19
	movq	56(%rdi), %rax
	movl	(%rax), %ecx
	leal	3(%rcx), %edx
	movl	%edx, (%rax)
	cmpb	$0, -48(%rbp)
	je	.LBB6_22
	addl	$4, %ecx
	movl	%ecx, (%rax)
	jmp	.LBB6_22
	.p2align	4
.LBB6_18:
	movq	-80(%rbp), %r14
	jmp	.LBB6_25
.LBB6_19:
	movq	48(%rdi), %rsi
	movq	288(%rsi), %rax
	movl	%eax, %r9d
	movl	16(%rdi), %ecx
	shlq	%cl, %r9
	shrq	$32, %rax
	orq	8(%rdi), %r9
	movq	%r9, 8(%rdi)
	addl	%ecx, %eax
	movl	%eax, 16(%rdi)
	movq	288(%rsi), %rdx
	movl	%edx, %r8d
	shrq	$32, %rdx
	movl	%eax, %ecx
	shlq	%cl, %r8
	orq	%r9, %r8
	movq	-56(%rbp), %rcx
	movq	%r8, 8(%rcx)
	addl	%eax, %edx
	movq	-56(%rbp), %rax
	movl	%edx, 16(%rax)
	movq	288(%rsi), %rax
	movl	%eax, %r9d
	shrq	$32, %rax
	movl	%edx, %ecx
	shlq	%cl, %r9
	orq	%r8, %r9
	movq	-56(%rbp), %rdi
	movq	%r9, 8(%rdi)
	addl	%edx, %eax
	movl	%eax, 16(%rdi)
	cmpb	$0, -48(%rbp)
	je	.LBB6_21
	movq	288(%rsi), %rcx
	movl	%ecx, %edx
	movq	%rcx, %rsi
	shrq	$32, %rsi
	movl	%eax, %ecx
	shlq	%cl, %rdx
	orq	%rdx, %r9
	movq	%r9, 8(%rdi)
	addl	%eax, %esi
	movl	%esi, 16(%rdi)
.LBB6_21:
	movq	(%rdi), %rax
	movq	%r9, (%rax)
	movl	16(%rdi), %eax
	movl	%eax, %ecx
	shrl	$3, %ecx
	addq	%rcx, (%rdi)
	movl	%eax, %ecx
	andb	$56, %cl
	shrq	%cl, 8(%rdi)
	andl	$7, %eax
	movl	%eax, 16(%rdi)
.LBB6_22:
	leaq	-1(%r14), %rsi
.LBB6_23:
	movq	-104(%rbp), %r13
	imulq	%r13, %rsi
	movl	%r15d, %edx
	callq	put_copies
	addq	%r14, %r12
	cmpq	%rbx, %r12
	je	.LBB6_88
	imulq	%r13, %r14
	subq	%r14, -96(%rbp)
	movb	$1, %r14b
	movl	$0, -44(%rbp)
.LBB6_25:
	movq	-112(%rbp), %rax
	leaq	(%rax,%r12,4), %r8
	movl	(%rax,%r12,4), %ebx
	cmpb	$0, -48(%rbp)
	movl	%r15d, -88(%rbp)
	je	.LBB6_28
	movl	%ebx, %edi
	shrl	$24, %edi
	cmpl	$255, %edi
	jne	.LBB6_35
	movl	%ebx, %esi
	jmp	.LBB6_37
	.p2align	4
.LBB6_28:
	movq	-72(%rbp), %rax
	movl	(%rax,%r12,4), %ecx
	movl	%ebx, %r13d
	orl	$8421504, %r13d
	movl	%ecx, %eax
	andl	$8355711, %eax
	subl	%eax, %r13d
	xorl	%ebx, %ecx
	movl	%ecx, %eax
	andl	$8421504, %eax
	andl	$16777215, %r13d
	xorl	%eax, %r13d
	xorl	$8421504, %r13d
	testb	$1, %r14b
	je	.LBB6_68
	cmpl	-44(%rbp), %r13d
	movq	-64(%rbp), %rbx
	jne	.LBB6_69
	movq	%r14, -80(%rbp)
	movq	-72(%rbp), %rax
	leaq	(%rax,%r12,4), %rax
	cmpl	$16777216, %ecx
	jae	.LBB6_70
	addq	$4, %r8
	addq	$4, %rax
	movq	%r12, %rcx
	notq	%rcx
	addq	%rbx, %rcx
	movd	-44(%rbp), %xmm0
	pshufd	$0, %xmm0, %xmm0
	xorl	%r14d, %r14d
	.p2align	4
.LBB6_32:
	leaq	4(%r14), %rdx
	cmpq	%rcx, %rdx
	ja	.LBB6_73
	movdqu	(%r8,%r14,4), %xmm1
	movdqu	(%rax,%r14,4), %xmm2
	psubb	%xmm2, %xmm1
	pcmpeqd	%xmm0, %xmm1
	movmskps	%xmm1, %esi
	movq	%rdx, %r14
	cmpl	$15, %esi
	je	.LBB6_32
	movzbl	%sil, %eax
	notl	%eax
	rep		bsfl	%eax, %eax
	leaq	(%rax,%rdx), %r14
	addq	$-4, %r14
	jmp	.LBB6_77
	.p2align	4
.LBB6_35:
	xorl	%esi, %esi
	cmpl	$16777216, %ebx
	jb	.LBB6_37
	movl	%ebx, %edx
	shrl	$25, %edx
	movzbl	%bl, %ecx
	movl	%ecx, %eax
	shll	$8, %eax
	subl	%ecx, %eax
	addl	%edx, %eax
	movl	%edx, %esi
	xorl	%edx, %edx
	divw	%di
	movl	%ebx, %ecx
	andl	$-16777216, %ecx
	movzwl	%ax, %edx
	cmpl	$255, %edx
	movl	$255, %edx
	cmovbl	%eax, %edx
	movzwl	%dx, %r9d
	orl	%ecx, %r9d
	movzbl	%bh, %ecx
	movl	%ecx, %eax
	shll	$8, %eax
	subl	%ecx, %eax
	addl	%esi, %eax
	xorl	%edx, %edx
	divw	%di
	movl	%eax, %ecx
	movzwl	%ax, %eax
	cmpl	$255, %eax
	movl	$255, %r10d
	cmovael	%r10d, %ecx
	shrl	$16, %ebx
	movzbl	%bl, %edx
	movl	%edx, %eax
	shll	$8, %eax
	subl	%edx, %eax
	addl	%esi, %eax
	xorl	%edx, %edx
	divw	%di
	movl	%eax, %esi
	shll	$8, %ecx
	movzwl	%cx, %eax
	orl	%r9d, %eax
	movzwl	%si, %ecx
	cmpl	$255, %ecx
	cmovael	%r10d, %esi
	shll	$16, %esi
	orl	%eax, %esi
.LBB6_37:
	movq	-72(%rbp), %rax
	movl	(%rax,%r12,4), %ebx
	movl	%ebx, %r9d
	shrl	$24, %r9d
	cmpl	$255, %r9d
	jne	.LBB6_39
	movl	%ebx, %r15d
	jmp	.LBB6_41
	.p2align	4
.LBB6_39:
	xorl	%r15d, %r15d
	cmpl	$16777216, %ebx
	jb	.LBB6_41
	movl	%ebx, %ecx
	shrl	$25, %ecx
	movzbl	%bl, %edx
	movl	%edx, %eax
	shll	$8, %eax
	subl	%edx, %eax
	addl	%ecx, %eax
	xorl	%edx, %edx
	divw	%r9w
	movl	%ebx, %edx
	andl	$-16777216, %edx
	movzwl	%ax, %edi
	cmpl	$255, %edi
	movl	$255, %edi
	cmovbl	%eax, %edi
	movzwl	%di, %r10d
	orl	%edx, %r10d
	movzbl	%bh, %edx
	movl	%edx, %eax
	shll	$8, %eax
	subl	%edx, %eax
	addl	%ecx, %eax
	xorl	%edx, %edx
	divw	%r9w
	movl	%eax, %edi
	movzwl	%ax, %eax
	cmpl	$255, %eax
	movl	$255, %r11d
	cmovael	%r11d, %edi
	shrl	$16, %ebx
	movzbl	%bl, %edx
	movl	%edx, %eax
	shll	$8, %eax
	subl	%edx, %eax
	addl	%ecx, %eax
	xorl	%edx, %edx
	divw	%r9w
	movl	%eax, %r15d
	shll	$8, %edi
	movzwl	%di, %eax
	orl	%r10d, %eax
	movzwl	%r15w, %ecx
	cmpl	$255, %ecx
	cmovael	%r11d, %r15d
	shll	$16, %r15d
	orl	%eax, %r15d
.LBB6_41:
	movl	%esi, %eax
	orl	$-2139062144, %eax
	movl	%r15d, %ecx
	andl	$2139062143, %ecx
	subl	%ecx, %eax
	xorl	%esi, %r15d
	andl	$-2139062144, %r15d
	xorl	%eax, %r15d
	movl	%r15d, %r13d
	xorl	$-2139062144, %r13d
	testb	$1, %r14b
	je	.LBB6_68
	cmpl	-44(%rbp), %r13d
	movq	-64(%rbp), %rbx
	jne	.LBB6_69
	movq	%r14, -80(%rbp)
	leaq	1(%r12), %rax
	movl	$1, %r14d
	cmpq	%rbx, %rax
	jae	.LBB6_79
	movq	-72(%rbp), %rax
	leaq	(%rax,%r12,4), %r9
	.p2align	4
.LBB6_45:
	movl	(%r8,%r14,4), %ebx
	movl	%ebx, %r11d
	shrl	$24, %r11d
	cmpl	$255, %r11d
	jne	.LBB6_47
	movl	%ebx, %r10d
	jmp	.LBB6_55
	.p2align	4
.LBB6_47:
	xorl	%r10d, %r10d
	cmpl	$16777216, %ebx
	jb	.LBB6_55
	movl	%ebx, %ecx
	shrl	$25, %ecx
	movzbl	%bl, %edx
	movl	%edx, %eax
	shll	$8, %eax
	subl	%edx, %eax
	addl	%ecx, %eax
	xorl	%edx, %edx
	divw	%r11w
	movl	%eax, %esi
	movzwl	%ax, %eax
	movl	$255, %r10d
	cmpl	$255, %eax
	jb	.LBB6_50
	movl	$255, %esi
.LBB6_50:
	movzbl	%bh, %edx
	movl	%edx, %eax
	shll	$8, %eax
	subl	%edx, %eax
	addl	%ecx, %eax
	xorl	%edx, %edx
	divw	%r11w
	movl	%eax, %edi
	movzwl	%ax, %eax
	cmpl	$255, %eax
	jb	.LBB6_52
	movl	$255, %edi
.LBB6_52:
	movl	%ebx, %eax
	shrl	$16, %eax
	movzbl	%al, %edx
	movl	%edx, %eax
	shll	$8, %eax
	subl	%edx, %eax
	addl	%ecx, %eax
	xorl	%edx, %edx
	divw	%r11w
	movzwl	%ax, %ecx
	cmpl	$255, %ecx
	jae	.LBB6_54
	movl	%eax, %r10d
.LBB6_54:
	andl	$-16777216, %ebx
	movzwl	%si, %eax
	orl	%ebx, %eax
	shll	$8, %edi
	movzwl	%di, %ecx
	orl	%eax, %ecx
	shll	$16, %r10d
	orl	%ecx, %r10d
.LBB6_55:
	movl	(%r9,%r14,4), %ebx
	movl	%ebx, %r13d
	shrl	$24, %r13d
	cmpl	$255, %r13d
	jne	.LBB6_57
	movl	%ebx, %r11d
	jmp	.LBB6_65
	.p2align	4
.LBB6_57:
	xorl	%r11d, %r11d
	cmpl	$16777216, %ebx
	jb	.LBB6_65
	movl	%ebx, %ecx
	shrl	$25, %ecx
	movzbl	%bl, %edx
	movl	%edx, %eax
	shll	$8, %eax
	subl	%edx, %eax
	addl	%ecx, %eax
	xorl	%edx, %edx
	divw	%r13w
	movl	%eax, %esi
	movzwl	%ax, %eax
	movl	$255, %r11d
	cmpl	$255, %eax
	jb	.LBB6_60
	movl	$255, %esi
.LBB6_60:
	movzbl	%bh, %edx
	movl	%edx, %eax
	shll	$8, %eax
	subl	%edx, %eax
	addl	%ecx, %eax
	xorl	%edx, %edx
	divw	%r13w
	movl	%eax, %edi
	movzwl	%ax, %eax
	cmpl	$255, %eax
	jb	.LBB6_62
	movl	$255, %edi
.LBB6_62:
	movl	%ebx, %eax
	shrl	$16, %eax
	movzbl	%al, %edx
	movl	%edx, %eax
	shll	$8, %eax
	subl	%edx, %eax
	addl	%ecx, %eax
	xorl	%edx, %edx
	divw	%r13w
	movzwl	%ax, %ecx
	cmpl	$255, %ecx
	jae	.LBB6_64
	movl	%eax, %r11d
.LBB6_64:
	andl	$-16777216, %ebx
	movzwl	%si, %eax
	orl	%ebx, %eax
	shll	$8, %edi
	movzwl	%di, %ecx
	orl	%eax, %ecx
	shll	$16, %r11d
	orl	%ecx, %r11d
.LBB6_65:
	movl	%r10d, %eax
	orl	$-2139062144, %eax
	movl	%r11d, %ecx
	andl	$2139062143, %ecx
	subl	%ecx, %eax
	xorl	%r10d, %r11d
	andl	$-2139062144, %r11d
	xorl	%eax, %r11d
	cmpl	%r15d, %r11d
	jne	.LBB6_78
	leaq	(%r12,%r14), %rax
	incq	%rax
	incq	%r14
	movq	-64(%rbp), %rbx
	cmpq	%rbx, %rax
	jb	.LBB6_45
	jmp	.LBB6_79
	.p2align	4
.LBB6_68:
	movq	-64(%rbp), %rbx
.LBB6_69:
	movzbl	-48(%rbp), %edx
	movq	-56(%rbp), %rdi
	movl	%r13d, %esi
	movl	-88(%rbp), %ecx
	callq	put_pixel
	movl	$1, %r14d
	movb	$1, %al
	movq	%rax, -80(%rbp)
	movl	%r13d, -44(%rbp)
	jmp	.LBB6_80
.LBB6_70:
	leaq	1(%r12), %rcx
	movl	$1, %r14d
	cmpq	%rbx, %rcx
	jae	.LBB6_79
	.p2align	4
.LBB6_71:
	movl	(%r8,%r14,4), %ecx
	movl	(%rax,%r14,4), %edx
	movl	%edx, %esi
	xorl	%ecx, %edx
	orl	$8421504, %ecx
	andl	$8355711, %esi
	subl	%esi, %ecx
	andl	$8421504, %edx
	andl	$16777215, %ecx
	xorl	-44(%rbp), %edx
	xorl	%ecx, %edx
	cmpl	$8421504, %edx
	jne	.LBB6_79
	leaq	(%r12,%r14), %rcx
	incq	%rcx
	incq	%r14
	cmpq	%rbx, %rcx
	jb	.LBB6_71
	jmp	.LBB6_79
.LBB6_73:
	cmpq	%rcx, %r14
	jae	.LBB6_77
	.p2align	4
.LBB6_74:
	movl	(%r8,%r14,4), %edx
	movl	(%rax,%r14,4), %esi
	movl	%esi, %edi
	xorl	%edx, %esi
	orl	$-2139062144, %edx
	andl	$2139062143, %edi
	subl	%edi, %edx
	andl	$-2139062144, %esi
	xorl	%edx, %esi
	xorl	-44(%rbp), %esi
	cmpl	$-2139062144, %esi
	jne	.LBB6_77
	incq	%r14
	cmpq	%r14, %rcx
	jne	.LBB6_74
	movq	%rcx, %r14
.LBB6_77:
	incq	%r14
	jmp	.LBB6_79
.LBB6_78:
	movq	-64(%rbp), %rbx
	.p2align	4
.LBB6_79:
	movq	%r14, %rsi
	imulq	-104(%rbp), %rsi
	movq	-56(%rbp), %rdi
	movl	-88(%rbp), %edx
	callq	put_copies
.LBB6_80:
	testq	%r14, %r14
	sete	%al
	orb	16(%rbp), %al
	jne	.LBB6_3
	movl	-44(%rbp), %edx
	movl	%edx, %eax
	shrl	$16, %eax
	movzbl	%al, %edi
	movzbl	%dh, %eax
	movzbl	%dl, %ecx
	shrl	$24, %edx
	cmpb	$0, -48(%rbp)
	movl	$0, %esi
	cmovel	%esi, %edx
	addl	%eax, %edi
	addl	%ecx, %edi
	addl	%edx, %edi
	leal	(%rax,%rcx,2), %eax
	leal	(%rdx,%rdx,2), %edx
	addl	%eax, %edx
	movq	-56(%rbp), %rax
	movq	32(%rax), %rcx
	cmpq	$1, %r14
	movq	%rdx, -88(%rbp)
	jne	.LBB6_83
	xorl	%r11d, %r11d
	jmp	.LBB6_85
	.p2align	4
.LBB6_83:
	movq	%r14, %r9
	andq	$-2, %r9
	movq	-96(%rbp), %r13
	movq	-128(%rbp), %rax
	leaq	(%rax,%r13), %r10
	imulq	%rdi, %r10
	subq	%rdx, %r10
	movq	-120(%rbp), %rbx
	imulq	%rdi, %rbx
	imulq	%rdi, %r13
	subq	%rdx, %r13
	xorl	%r11d, %r11d
	movabsq	$4611686018427387904, %r15
	movabsq	$4223091239536077, %r8
	.p2align	4
.LBB6_84:
	addq	%r13, %rcx
	movq	%rcx, %rax
	mulq	%r8
	movq	%rcx, %rax
	subq	%rdx, %rax
	shrq	%rax
	addq	%rdx, %rax
	shrq	$15, %rax
	imulq	$-65521, %rax, %rsi
	addq	%rcx, %rsi
	cmpq	%r15, %rcx
	cmovbq	%rcx, %rsi
	addq	%r10, %rsi
	movq	%rsi, %rax
	mulq	%r8
	movq	%rsi, %rax
	subq	%rdx, %rax
	shrq	%rax
	addq	%rdx, %rax
	shrq	$15, %rax
	imulq	$-65521, %rax, %rcx
	addq	%rsi, %rcx
	cmpq	%r15, %rsi
	cmovbq	%rsi, %rcx
	addq	$2, %r11
	subq	%rbx, %r10
	subq	%rbx, %r13
	cmpq	%r11, %r9
	jne	.LBB6_84
.LBB6_85:
	testb	$1, %r14b
	movq	-64(%rbp), %rbx
	je	.LBB6_2
	imulq	-104(%rbp), %r11
	movq	-96(%rbp), %rax
	subq	%r11, %rax
	imulq	%rdi, %rax
	subq	-88(%rbp), %rax
	addq	%rax, %rcx
	movabsq	$4611686018427387904, %rax
	cmpq	%rax, %rcx
	jb	.LBB6_2
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
	jmp	.LBB6_2
.LBB6_88:
	addq	$104, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lfunc_end6:
	.size	compress_row, .Lfunc_end6-compress_row

	.p2align	4
	.type	put_pixel,@function
put_pixel:
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%rbx
	movl	%esi, %ebx
	testl	%ecx, %ecx
	je	.LBB7_3
	movq	56(%rdi), %rax
	movl	%ebx, %ecx
	shrl	$14, %ecx
	andl	$1020, %ecx
	incl	(%rax,%rcx)
	movzbl	%bh, %ecx
	incl	(%rax,%rcx,4)
	movzbl	%bl, %ecx
	incl	(%rax,%rcx,4)
	testb	%dl, %dl
	je	.LBB7_6
	shrl	$24, %ebx
	incl	(%rax,%rbx,4)
	jmp	.LBB7_6
.LBB7_3:
	movq	48(%rdi), %rsi
	movl	%ebx, %eax
	shrl	$13, %eax
	andl	$2040, %eax
	movq	288(%rsi,%rax), %rax
	movl	%eax, %r8d
	shrq	$32, %rax
	movl	16(%rdi), %ecx
	shlq	%cl, %r8
	orq	8(%rdi), %r8
	movq	%r8, 8(%rdi)
	addl	%ecx, %eax
	movl	%eax, 16(%rdi)
	movzbl	%bh, %ecx
	movq	288(%rsi,%rcx,8), %r10
	movl	%r10d, %r9d
	movl	%eax, %ecx
	shlq	%cl, %r9
	movq	%r10, %rcx
	shrq	$32, %rcx
	orq	%r8, %r9
	movq	%r9, 8(%rdi)
	addl	%eax, %ecx
	movl	%ecx, 16(%rdi)
	movzbl	%bl, %eax
	movq	288(%rsi,%rax,8), %rax
	movl	%eax, %r8d
	shrq	$32, %rax
	shlq	%cl, %r8
	orq	%r9, %r8
	movq	%r8, 8(%rdi)
	addl	%ecx, %eax
	movl	%eax, 16(%rdi)
	testb	%dl, %dl
	je	.LBB7_5
	shrl	$24, %ebx
	movq	288(%rsi,%rbx,8), %rcx
	movl	%ecx, %edx
	movq	%rcx, %rsi
	shrq	$32, %rsi
	movl	%eax, %ecx
	shlq	%cl, %rdx
	orq	%rdx, %r8
	movq	%r8, 8(%rdi)
	addl	%eax, %esi
	movl	%esi, 16(%rdi)
.LBB7_5:
	movq	(%rdi), %rax
	movq	%r8, (%rax)
	movl	16(%rdi), %eax
	movl	%eax, %ecx
	shrl	$3, %ecx
	addq	%rcx, (%rdi)
	movl	%eax, %ecx
	andb	$56, %cl
	shrq	%cl, 8(%rdi)
	andl	$7, %eax
	movl	%eax, 16(%rdi)
.LBB7_6:
	popq	%rbx
	popq	%rbp
	retq
.Lfunc_end7:
	.size	put_pixel, .Lfunc_end7-put_pixel

	.p2align	4
	.type	put_copies,@function
put_copies:
	pushq	%rbp
	movq	%rsp, %rbp
	cmpq	$261, %rsi
	jae	.LBB8_1
.LBB8_5:
	cmpq	$259, %rsi
	jb	.LBB8_8
	testb	%dl, %dl
	je	.LBB8_12
	movq	40(%rdi), %rax
	movq	56(%rdi), %rcx
	movzwl	-6(%rax,%rsi,2), %edx
	incl	(%rcx,%rdx,4)
	movl	$3, %esi
	jmp	.LBB8_11
	.p2align	4
.LBB8_3:
	movq	48(%rdi), %rax
	movq	4408(%rax), %rax
	movl	%eax, %r8d
	movl	16(%rdi), %ecx
	shlq	%cl, %r8
	shrq	$32, %rax
	orq	8(%rdi), %r8
	movq	%r8, 8(%rdi)
	addl	%ecx, %eax
	movl	%eax, 16(%rdi)
	movq	(%rdi), %rax
	movq	%r8, (%rax)
	movl	16(%rdi), %eax
	movl	%eax, %ecx
	shrl	$3, %ecx
	addq	%rcx, (%rdi)
	movl	%eax, %ecx
	andb	$56, %cl
	shrq	%cl, 8(%rdi)
	andl	$7, %eax
	movl	%eax, 16(%rdi)
.LBB8_4:
	addq	$-258, %rsi
	cmpq	$260, %rsi
	jbe	.LBB8_5
.LBB8_1:
	testb	%dl, %dl
	je	.LBB8_3
	movq	40(%rdi), %rax
	movq	56(%rdi), %rcx
	movzwl	516(%rax), %eax
	incl	(%rcx,%rax,4)
	jmp	.LBB8_4
.LBB8_8:
	testq	%rsi, %rsi
	je	.LBB8_14
	testb	%dl, %dl
	je	.LBB8_15
	movq	40(%rdi), %rax
	movq	56(%rdi), %rcx
.LBB8_11:
	movzwl	(%rax,%rsi,2), %eax
	incl	(%rcx,%rax,4)
	popq	%rbp
	retq
.LBB8_12:
	movq	48(%rdi), %rax
	movq	2320(%rax,%rsi,8), %rax
	movl	%eax, %edx
	shrq	$32, %rax
	movl	16(%rdi), %ecx
	shlq	%cl, %rdx
	orq	8(%rdi), %rdx
	movq	%rdx, 8(%rdi)
	addl	%ecx, %eax
	movl	%eax, 16(%rdi)
	movq	(%rdi), %rax
	movq	%rdx, (%rax)
	movl	16(%rdi), %eax
	movl	%eax, %edx
	shrl	$3, %edx
	addq	(%rdi), %rdx
	movq	%rdx, (%rdi)
	movq	8(%rdi), %r8
	movl	%eax, %ecx
	andb	$56, %cl
	shrq	%cl, %r8
	movq	%r8, 8(%rdi)
	andl	$7, %eax
	movl	%eax, 16(%rdi)
	movl	$3, %esi
	jmp	.LBB8_13
.LBB8_15:
	movl	16(%rdi), %eax
	movq	(%rdi), %rdx
	movq	8(%rdi), %r8
.LBB8_13:
	movq	48(%rdi), %rcx
	movq	2344(%rcx,%rsi,8), %rcx
	movl	%ecx, %esi
	movq	%rcx, %r9
	shrq	$32, %r9
	movl	%eax, %ecx
	shlq	%cl, %rsi
	orq	%r8, %rsi
	movq	%rsi, 8(%rdi)
	addl	%eax, %r9d
	movl	%r9d, 16(%rdi)
	movq	%rsi, (%rdx)
	movl	16(%rdi), %eax
	movl	%eax, %ecx
	shrl	$3, %ecx
	addq	%rcx, (%rdi)
	movl	%eax, %ecx
	andb	$56, %cl
	shrq	%cl, 8(%rdi)
	andl	$7, %eax
	movl	%eax, 16(%rdi)
.LBB8_14:
	popq	%rbp
	retq
.Lfunc_end8:
	.size	put_copies, .Lfunc_end8-put_copies

	.type	expected_lengths,@object
	.section	.rodata,"a",@progbits
	.p2align	4, 0x0
expected_lengths:
	.ascii	"\002\005\006\006\007\007\007\007\007\007\007\b\b\b\b\b\b\b\b\b\b\b\b\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\t\n\n\t\t\n\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t\b\b\b\b\b\b\b\b\b\b\b\b\b\b\007\007\007\007\007\007\007\006\006\005\f\007\f\013\007\013\013\b\013\b\013\b\b\t\t\007\t\b\t\b\b\b\b\b\t\b\b\t\t\004"
	.size	expected_lengths, 286

	.type	sort.gaps,@object
	.p2align	1, 0x0
sort.gaps:
	.short	132
	.short	57
	.short	23
	.short	10
	.short	4
	.short	1
	.size	sort.gaps, 12

	.section	".note.GNU-stack","",@progbits
#else
.section ".note.GNU-stack","",@progbits
#endif
