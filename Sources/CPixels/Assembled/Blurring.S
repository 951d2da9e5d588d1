// Generated from Blurring.c by Tool/assemble-kernels; do not edit.
// Compiler: clang 21.0.0 11673e6660b2d0a5f9f99b1c7b773f4c2f6df1b0
// Sources: 23ffe84eddc5a509039b995efc1dd1c06967299363379a7c2dd4462b268a6475
#if defined(__x86_64__) && defined(__linux__) && !defined(KINORA_COMPILE_KERNELS)
	.text
	.globl	kinora_blurring_any
	.p2align	4
	.type	kinora_blurring_any,@function
kinora_blurring_any:
	pushq	%rbp
	movq	%rsp, %rbp
	leaq	portable(%rip), %rax
	popq	%rbp
	retq
.Lfunc_end0:
	.size	kinora_blurring_any, .Lfunc_end0-kinora_blurring_any

	.globl	kinora_blurring_best
	.p2align	4
	.type	kinora_blurring_best,@function
kinora_blurring_best:
	pushq	%rbp
	movq	%rsp, %rbp
	testb	$4, __cpu_model+13(%rip)
	leaq	portable(%rip), %rcx
	leaq	avx2(%rip), %rax
	cmoveq	%rcx, %rax
	popq	%rbp
	retq
.Lfunc_end1:
	.size	kinora_blurring_best, .Lfunc_end1-kinora_blurring_best

	.p2align	4
	.type	add_channels,@function
add_channels:
	pushq	%rbp
	movq	%rsp, %rbp
	leaq	(,%rdx,4), %rax
	testq	%rax, %rax
	je	.LBB2_12
	leaq	(%rdi,%rdx,8), %rcx
	leaq	(%rsi,%rax), %r8
	cmpq	%r8, %rdi
	setae	%r8b
	cmpq	%rcx, %rsi
	setae	%cl
	orb	%r8b, %cl
	jne	.LBB2_4
	xorl	%ecx, %ecx
	.p2align	4
.LBB2_3:
	movzbl	(%rsi,%rcx), %edx
	addw	%dx, (%rdi,%rcx,2)
	movzbl	1(%rsi,%rcx), %edx
	addw	%dx, 2(%rdi,%rcx,2)
	movzbl	2(%rsi,%rcx), %edx
	addw	%dx, 4(%rdi,%rcx,2)
	movzbl	3(%rsi,%rcx), %edx
	addw	%dx, 6(%rdi,%rcx,2)
	addq	$4, %rcx
	cmpq	%rcx, %rax
	jne	.LBB2_3
	jmp	.LBB2_12
.LBB2_4:
	cmpq	$16, %rax
	jae	.LBB2_6
	xorl	%ecx, %ecx
	jmp	.LBB2_10
.LBB2_6:
	movq	%rax, %rcx
	andq	$-16, %rcx
	xorl	%r8d, %r8d
	pxor	%xmm0, %xmm0
	.p2align	4
.LBB2_7:
	movdqu	(%rdi,%r8,2), %xmm1
	movdqu	16(%rdi,%r8,2), %xmm2
	movq	(%rsi,%r8), %xmm3
	movq	8(%rsi,%r8), %xmm4
	punpcklbw	%xmm0, %xmm3
	paddw	%xmm1, %xmm3
	punpcklbw	%xmm0, %xmm4
	paddw	%xmm2, %xmm4
	movdqu	%xmm3, (%rdi,%r8,2)
	movdqu	%xmm4, 16(%rdi,%r8,2)
	addq	$16, %r8
	cmpq	%r8, %rcx
	jne	.LBB2_7
	cmpq	%rcx, %rax
	je	.LBB2_12
	testb	$3, %dl
	je	.LBB2_3
.LBB2_10:
	pxor	%xmm0, %xmm0
	.p2align	4
.LBB2_11:
	movq	(%rdi,%rcx,2), %xmm1
	movd	(%rsi,%rcx), %xmm2
	punpcklbw	%xmm0, %xmm2
	paddw	%xmm1, %xmm2
	movq	%xmm2, (%rdi,%rcx,2)
	addq	$4, %rcx
	cmpq	%rcx, %rax
	jne	.LBB2_11
.LBB2_12:
	popq	%rbp
	retq
.Lfunc_end2:
	.size	add_channels, .Lfunc_end2-add_channels

	.p2align	4
	.type	add_alpha,@function
add_alpha:
	pushq	%rbp
	movq	%rsp, %rbp
	testq	%rdx, %rdx
	je	.LBB3_7
	cmpq	$8, %rdx
	jae	.LBB3_4
	xorl	%eax, %eax
	jmp	.LBB3_3
.LBB3_4:
	movq	%rdx, %rax
	andq	$-8, %rax
	xorl	%ecx, %ecx
	.p2align	4
.LBB3_5:
	movq	(%rdi,%rcx,2), %xmm0
	movq	8(%rdi,%rcx,2), %xmm1
	movdqu	(%rsi,%rcx,4), %xmm2
	movdqu	16(%rsi,%rcx,4), %xmm3
	psrld	$24, %xmm2
	packuswb	%xmm2, %xmm2
	paddw	%xmm0, %xmm2
	psrld	$24, %xmm3
	packuswb	%xmm3, %xmm3
	paddw	%xmm1, %xmm3
	movq	%xmm2, (%rdi,%rcx,2)
	movq	%xmm3, 8(%rdi,%rcx,2)
	addq	$8, %rcx
	cmpq	%rcx, %rax
	jne	.LBB3_5
	jmp	.LBB3_6
.LBB3_3:
	movzbl	3(%rsi,%rax,4), %ecx
	addw	%cx, (%rdi,%rax,2)
	incq	%rax
.LBB3_6:
	cmpq	%rax, %rdx
	jne	.LBB3_3
.LBB3_7:
	popq	%rbp
	retq
.Lfunc_end3:
	.size	add_alpha, .Lfunc_end3-add_alpha

	.p2align	4
	.type	collect,@function
collect:
	testq	%r8, %r8
	je	.LBB4_12
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	%rcx, %rax
	movl	%r9d, %ecx
	movq	%rdx, %r9
	andq	$-8, %r9
	leaq	16(%rdi), %r10
	movq	%r10, -48(%rbp)
	leaq	(,%rdx,4), %r11
	leaq	8(%rsi), %rbx
	leaq	(%rdx,%rdx), %r14
	xorl	%r15d, %r15d
	pxor	%xmm0, %xmm0
	jmp	.LBB4_2
	.p2align	4
.LBB4_10:
	incq	%r15
	addq	%r14, %rbx
	addq	%r14, %rsi
	cmpq	%r8, %r15
	je	.LBB4_11
.LBB4_2:
	leaq	(%r15,%rax), %r12
	shrq	%cl, %r12
	testq	%rdx, %rdx
	je	.LBB4_10
	cmpq	$8, %rdx
	jae	.LBB4_5
	xorl	%r10d, %r10d
	jmp	.LBB4_8
	.p2align	4
.LBB4_5:
	movq	%r11, %r13
	imulq	%r12, %r13
	addq	-48(%rbp), %r13
	xorl	%r10d, %r10d
	.p2align	4
.LBB4_6:
	movq	-8(%rbx,%r10,2), %xmm1
	movq	(%rbx,%r10,2), %xmm2
	punpcklwd	%xmm0, %xmm1
	punpcklwd	%xmm0, %xmm2
	movdqu	-16(%r13,%r10,4), %xmm3
	paddd	%xmm1, %xmm3
	movdqu	(%r13,%r10,4), %xmm1
	paddd	%xmm2, %xmm1
	movdqu	%xmm3, -16(%r13,%r10,4)
	movdqu	%xmm1, (%r13,%r10,4)
	addq	$8, %r10
	cmpq	%r10, %r9
	jne	.LBB4_6
	movq	%r9, %r10
	cmpq	%r9, %rdx
	je	.LBB4_10
.LBB4_8:
	imulq	%rdx, %r12
	leaq	(%rdi,%r12,4), %r12
	.p2align	4
.LBB4_9:
	movzwl	(%rsi,%r10,2), %r13d
	addl	%r13d, (%r12,%r10,4)
	incq	%r10
	cmpq	%r10, %rdx
	jne	.LBB4_9
	jmp	.LBB4_10
.LBB4_11:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
.LBB4_12:
	retq
.Lfunc_end4:
	.size	collect, .Lfunc_end4-collect

	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI5_0:
	.long	16384
	.long	0
	.long	0
	.long	0
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI5_1:
	.long	16384
	.text
	.p2align	4
	.type	weigh,@function
weigh:
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	%rdi, -88(%rbp)
	movq	%rcx, -96(%rbp)
	testq	%rcx, %rcx
	je	.LBB5_18
	cmpq	$8, %r9
	setae	%al
	cmpq	$1, %rdx
	sete	%cl
	andb	%al, %cl
	movb	%cl, -41(%rbp)
	movq	%r9, %rax
	andq	$-8, %rax
	movq	%rax, -72(%rbp)
	movl	%r9d, %ecx
	andl	$3, %ecx
	leaq	8(%rsi), %rbx
	leaq	(%rdx,%rdx), %rax
	movq	%rax, -64(%rbp)
	shlq	$3, %rdx
	xorl	%edi, %edi
	movd	.LCPI5_1(%rip), %xmm0
	pxor	%xmm1, %xmm1
	movq	%rcx, -80(%rbp)
	jmp	.LBB5_2
	.p2align	4
.LBB5_16:
	shrl	$15, %r12d
	movq	-56(%rbp), %rsi
	movq	-104(%rbp), %rdi
.LBB5_17:
	movq	-88(%rbp), %rax
	movw	%r12w, (%rax,%rdi,2)
	incq	%rdi
	addq	$2, %rbx
	addq	$2, %rsi
	cmpq	-96(%rbp), %rdi
	je	.LBB5_18
.LBB5_2:
	testq	%r9, %r9
	je	.LBB5_3
	cmpb	$0, -41(%rbp)
	movq	%rsi, -56(%rbp)
	movq	%rdi, -104(%rbp)
	je	.LBB5_5
	pxor	%xmm2, %xmm2
	xorl	%eax, %eax
	movdqa	%xmm0, %xmm3
	movq	-72(%rbp), %rcx
	.p2align	4
.LBB5_7:
	movq	-8(%rbx,%rax,2), %xmm4
	movq	(%rbx,%rax,2), %xmm5
	movq	(%r8,%rax,2), %xmm6
	punpcklwd	%xmm6, %xmm6
	movq	8(%r8,%rax,2), %xmm7
	punpcklwd	%xmm7, %xmm7
	punpcklwd	%xmm1, %xmm4
	pmaddwd	%xmm6, %xmm4
	paddd	%xmm4, %xmm3
	punpcklwd	%xmm1, %xmm5
	pmaddwd	%xmm7, %xmm5
	paddd	%xmm5, %xmm2
	addq	$8, %rax
	cmpq	%rax, %rcx
	jne	.LBB5_7
	paddd	%xmm3, %xmm2
	pshufd	$238, %xmm2, %xmm3
	paddd	%xmm2, %xmm3
	pshufd	$85, %xmm3, %xmm2
	paddd	%xmm3, %xmm2
	movd	%xmm2, %r12d
	movq	%rcx, %rax
	cmpq	%rcx, %r9
	je	.LBB5_16
	jmp	.LBB5_9
	.p2align	4
.LBB5_3:
	xorl	%r12d, %r12d
	jmp	.LBB5_17
	.p2align	4
.LBB5_5:
	movl	$16384, %r12d
	xorl	%eax, %eax
.LBB5_9:
	movq	-80(%rbp), %r11
	testq	%r11, %r11
	je	.LBB5_10
	movq	-64(%rbp), %rcx
	movq	%rcx, %rsi
	imulq	%rax, %rsi
	addq	-56(%rbp), %rsi
	movq	%rax, %r13
	.p2align	4
.LBB5_12:
	movswl	(%rsi), %r14d
	movswl	(%r8,%r13,2), %r15d
	imull	%r14d, %r15d
	addl	%r15d, %r12d
	incq	%r13
	addq	%rcx, %rsi
	decq	%r11
	jne	.LBB5_12
	jmp	.LBB5_13
.LBB5_10:
	movq	%rax, %r13
.LBB5_13:
	subq	%r9, %rax
	cmpq	$-4, %rax
	ja	.LBB5_16
	leaq	3(%r13), %rax
	movq	-64(%rbp), %r14
	imulq	%r14, %rax
	leaq	2(%r13), %r11
	imulq	%r14, %r11
	leaq	1(%r13), %r15
	imulq	%r14, %r15
	imulq	%r13, %r14
	movq	-56(%rbp), %rsi
	.p2align	4
.LBB5_15:
	movswl	(%rsi,%r14), %ecx
	movq	%rdx, %rdi
	movswl	(%r8,%r13,2), %edx
	imull	%ecx, %edx
	addl	%r12d, %edx
	movswl	(%rsi,%r15), %ecx
	movswl	2(%r8,%r13,2), %r12d
	imull	%ecx, %r12d
	movswl	(%rsi,%r11), %ecx
	movswl	4(%r8,%r13,2), %r10d
	imull	%ecx, %r10d
	addl	%r12d, %r10d
	addl	%edx, %r10d
	movq	%rdi, %rdx
	movswl	(%rsi,%rax), %ecx
	movswl	6(%r8,%r13,2), %r12d
	imull	%ecx, %r12d
	addl	%r10d, %r12d
	addq	$4, %r13
	addq	%rdi, %rsi
	cmpq	%r13, %r9
	jne	.LBB5_15
	jmp	.LBB5_16
.LBB5_18:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lfunc_end5:
	.size	weigh, .Lfunc_end5-weigh

	.p2align	4
	.type	widen,@function
widen:
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	%r8, -72(%rbp)
	movl	%ecx, -48(%rbp)
	movq	%rsi, -64(%rbp)
	movq	%rdi, -56(%rbp)
	movq	%r9, -96(%rbp)
	testq	%r9, %r9
	je	.LBB6_17
	movq	-72(%rbp), %rax
	addl	$8, %eax
	movl	%eax, -44(%rbp)
	movq	-56(%rbp), %r13
	movq	%r13, %rcx
	movq	-64(%rbp), %rax
	subq	%rax, %rcx
	movq	%rcx, -88(%rbp)
	leaq	(%rdx,%rdx), %r9
	movq	%rdx, %r10
	andq	$-8, %r10
	addq	$2, %rax
	movq	%rax, -80(%rbp)
	xorl	%r12d, %r12d
	jmp	.LBB6_3
	.p2align	4
.LBB6_2:
	incq	%r12
	addq	%r9, %r13
	cmpq	-96(%rbp), %r12
	je	.LBB6_17
.LBB6_3:
	movl	%r12d, %eax
	shll	$8, %eax
	addl	-48(%rbp), %eax
	movl	%eax, %r11d
	movl	-44(%rbp), %ecx
	shrl	%cl, %r11d
	movq	-72(%rbp), %rcx
	shrl	%cl, %eax
	testq	%rdx, %rdx
	je	.LBB6_2
	movq	%rdx, %rcx
	imulq	%r11, %rcx
	movq	-64(%rbp), %rsi
	leaq	(%rsi,%rcx,2), %r15
	movzbl	%al, %ecx
	movl	$256, %edi
	subl	%ecx, %edi
	leaq	(%r15,%rdx,2), %rax
	cmpq	$8, %rdx
	jae	.LBB6_11
.LBB6_5:
	xorl	%r14d, %r14d
.LBB6_6:
	movq	%r14, %rsi
	orq	$1, %rsi
	testb	$1, %dl
	je	.LBB6_8
	movq	%r12, %rbx
	imulq	%rdx, %rbx
	movq	-56(%rbp), %r8
	leaq	(%r8,%rbx,2), %rbx
	movswl	(%r15,%r14,2), %r15d
	imull	%edi, %r15d
	movswl	(%rax,%r14,2), %eax
	imull	%ecx, %eax
	addl	%r15d, %eax
	shrl	$8, %eax
	movw	%ax, (%rbx,%r14,2)
	movq	%rsi, %r14
.LBB6_8:
	cmpq	%rsi, %rdx
	je	.LBB6_2
	leaq	2(,%r11,2), %rax
	imulq	%rdx, %rax
	movq	-80(%rbp), %rsi
	addq	%rsi, %rax
	imulq	%r9, %r11
	addq	%rsi, %r11
	.p2align	4
.LBB6_10:
	movswl	-2(%r11,%r14,2), %esi
	imull	%edi, %esi
	movswl	-2(%rax,%r14,2), %ebx
	imull	%ecx, %ebx
	addl	%esi, %ebx
	shrl	$8, %ebx
	movw	%bx, (%r13,%r14,2)
	movswl	(%r11,%r14,2), %esi
	imull	%edi, %esi
	movswl	(%rax,%r14,2), %ebx
	imull	%ecx, %ebx
	addl	%esi, %ebx
	shrl	$8, %ebx
	movw	%bx, 2(%r13,%r14,2)
	addq	$2, %r14
	cmpq	%r14, %rdx
	jne	.LBB6_10
	jmp	.LBB6_2
	.p2align	4
.LBB6_11:
	movq	%r9, %rbx
	imulq	%r12, %rbx
	addq	-88(%rbp), %rbx
	leaq	2(,%r11,2), %r14
	imulq	%rdx, %r14
	movq	%rbx, %rsi
	subq	%r14, %rsi
	cmpq	$16, %rsi
	jb	.LBB6_5
	movq	%r9, %r8
	imulq	%r11, %r8
	subq	%r8, %rbx
	movl	$0, %r14d
	cmpq	$16, %rbx
	jb	.LBB6_6
	movd	%edi, %xmm0
	pshufd	$0, %xmm0, %xmm2
	movd	%ecx, %xmm0
	pshufd	$0, %xmm0, %xmm0
	movdqa	%xmm2, %xmm3
	packssdw	%xmm3, %xmm3
	movdqa	%xmm0, %xmm1
	packssdw	%xmm1, %xmm1
	punpcklwd	%xmm3, %xmm1
	packssdw	%xmm2, %xmm2
	packssdw	%xmm0, %xmm0
	punpcklwd	%xmm2, %xmm0
	xorl	%r14d, %r14d
	.p2align	4
.LBB6_14:
	movdqu	(%r15,%r14,2), %xmm2
	movdqu	(%rax,%r14,2), %xmm3
	movdqa	%xmm3, %xmm4
	punpckhwd	%xmm2, %xmm4
	pmaddwd	%xmm1, %xmm4
	punpcklwd	%xmm2, %xmm3
	pmaddwd	%xmm0, %xmm3
	pslld	$8, %xmm3
	psrad	$16, %xmm3
	pslld	$8, %xmm4
	psrad	$16, %xmm4
	packssdw	%xmm4, %xmm3
	movdqu	%xmm3, (%r13,%r14,2)
	addq	$8, %r14
	cmpq	%r14, %r10
	jne	.LBB6_14
	movq	%r10, %r14
	cmpq	%r10, %rdx
	je	.LBB6_2
	jmp	.LBB6_6
.LBB6_17:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lfunc_end6:
	.size	widen, .Lfunc_end6-widen

	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI7_0:
	.long	16384
	.long	16384
	.long	16384
	.long	16384
.LCPI7_1:
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
	.text
	.p2align	4
	.type	mix_to_bytes,@function
mix_to_bytes:
	testq	%rcx, %rcx
	je	.LBB7_13
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r14
	pushq	%rbx
	movl	$256, %eax
	subl	%r8d, %eax
	cmpq	$8, %rcx
	jae	.LBB7_3
	xorl	%r9d, %r9d
.LBB7_8:
	movq	%r9, %r10
	orq	$1, %r10
	testb	$1, %cl
	je	.LBB7_10
	movswl	(%rsi,%r9,2), %r11d
	movswl	(%rdx,%r9,2), %ebx
	imull	%eax, %r11d
	imull	%r8d, %ebx
	addl	%ebx, %r11d
	addl	$16384, %r11d
	shrl	$15, %r11d
	movb	%r11b, (%rdi,%r9)
	movq	%r10, %r9
.LBB7_10:
	cmpq	%r10, %rcx
	je	.LBB7_12
	.p2align	4
.LBB7_11:
	movswl	(%rsi,%r9,2), %r10d
	movswl	(%rdx,%r9,2), %r11d
	imull	%eax, %r10d
	imull	%r8d, %r11d
	addl	%r11d, %r10d
	addl	$16384, %r10d
	shrl	$15, %r10d
	movb	%r10b, (%rdi,%r9)
	movswl	2(%rsi,%r9,2), %r10d
	movswl	2(%rdx,%r9,2), %r11d
	imull	%eax, %r10d
	imull	%r8d, %r11d
	addl	%r11d, %r10d
	addl	$16384, %r10d
	shrl	$15, %r10d
	movb	%r10b, 1(%rdi,%r9)
	addq	$2, %r9
	cmpq	%r9, %rcx
	jne	.LBB7_11
	jmp	.LBB7_12
.LBB7_3:
	leaq	(%rdi,%rcx), %r9
	leaq	(%rsi,%rcx,2), %r10
	leaq	(%rdx,%rcx,2), %r11
	cmpq	%r10, %rdi
	setb	%bl
	cmpq	%r9, %rsi
	setb	%r14b
	cmpq	%r11, %rdi
	setb	%r10b
	cmpq	%r9, %rdx
	setb	%r11b
	xorl	%r9d, %r9d
	testb	%r14b, %bl
	jne	.LBB7_8
	andb	%r11b, %r10b
	jne	.LBB7_8
	movq	%rcx, %r9
	andq	$-8, %r9
	movd	%eax, %xmm0
	pshufd	$0, %xmm0, %xmm0
	movd	%r8d, %xmm1
	pshufd	$0, %xmm1, %xmm1
	xorl	%r10d, %r10d
	pshufd	$245, %xmm0, %xmm2
	pshufd	$245, %xmm1, %xmm3
	movdqa	.LCPI7_0(%rip), %xmm4
	movdqa	.LCPI7_1(%rip), %xmm5
	.p2align	4
.LBB7_6:
	movdqu	(%rsi,%r10,2), %xmm6
	movdqu	(%rdx,%r10,2), %xmm7
	punpcklwd	%xmm6, %xmm8
	psrad	$16, %xmm8
	punpckhwd	%xmm6, %xmm6
	psrad	$16, %xmm6
	movdqa	%xmm0, %xmm9
	pmuludq	%xmm6, %xmm9
	pshufd	$232, %xmm9, %xmm9
	pshufd	$245, %xmm6, %xmm6
	pmuludq	%xmm2, %xmm6
	pshufd	$232, %xmm6, %xmm6
	punpckldq	%xmm6, %xmm9
	movdqa	%xmm0, %xmm6
	pmuludq	%xmm8, %xmm6
	pshufd	$232, %xmm6, %xmm6
	pshufd	$245, %xmm8, %xmm8
	pmuludq	%xmm2, %xmm8
	pshufd	$232, %xmm8, %xmm8
	punpckldq	%xmm8, %xmm6
	punpcklwd	%xmm7, %xmm8
	psrad	$16, %xmm8
	punpckhwd	%xmm7, %xmm10
	psrad	$16, %xmm10
	movdqa	%xmm1, %xmm7
	pmuludq	%xmm10, %xmm7
	pshufd	$232, %xmm7, %xmm7
	pshufd	$245, %xmm10, %xmm10
	pmuludq	%xmm3, %xmm10
	pshufd	$232, %xmm10, %xmm10
	punpckldq	%xmm10, %xmm7
	paddd	%xmm9, %xmm7
	movdqa	%xmm1, %xmm9
	pmuludq	%xmm8, %xmm9
	pshufd	$232, %xmm9, %xmm9
	pshufd	$245, %xmm8, %xmm8
	pmuludq	%xmm3, %xmm8
	pshufd	$232, %xmm8, %xmm8
	punpckldq	%xmm8, %xmm9
	paddd	%xmm6, %xmm9
	paddd	%xmm4, %xmm7
	paddd	%xmm4, %xmm9
	psrld	$15, %xmm9
	psrld	$15, %xmm7
	pand	%xmm5, %xmm7
	pand	%xmm5, %xmm9
	packuswb	%xmm7, %xmm9
	packuswb	%xmm9, %xmm9
	movq	%xmm9, (%rdi,%r10)
	addq	$8, %r10
	cmpq	%r10, %r9
	jne	.LBB7_6
	cmpq	%r9, %rcx
	jne	.LBB7_8
.LBB7_12:
	popq	%rbx
	popq	%r14
	popq	%rbp
.LBB7_13:
	retq
.Lfunc_end7:
	.size	mix_to_bytes, .Lfunc_end7-mix_to_bytes

	.p2align	4
	.type	add_channels_avx2,@function
add_channels_avx2:
	cmpq	$4, %rdx
	jae	.LBB8_2
	xorl	%eax, %eax
	jmp	.LBB8_4
.LBB8_2:
	xorl	%ecx, %ecx
	.p2align	4
.LBB8_3:
	vpmovzxbw	(%rsi,%rcx,4), %ymm0
	vpaddw	(%rdi,%rcx,8), %ymm0, %ymm0
	vmovdqu	%ymm0, (%rdi,%rcx,8)
	leaq	4(%rcx), %rax
	addq	$8, %rcx
	cmpq	%rdx, %rcx
	movq	%rax, %rcx
	jbe	.LBB8_3
.LBB8_4:
	movq	%rdx, %r11
	subq	%rax, %r11
	leaq	(,%r11,4), %rcx
	testq	%rcx, %rcx
	je	.LBB8_21
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%rbx
	cmpq	$8, %rcx
	jb	.LBB8_6
	leaq	(%rdi,%rax,8), %r8
	leaq	(%rsi,%rax,4), %r9
	leaq	(%rdi,%rdx,8), %r10
	leaq	(%rsi,%rdx,4), %rbx
	cmpq	%rbx, %r8
	setb	%bl
	cmpq	%r10, %r9
	setb	%r10b
	testb	%r10b, %bl
	je	.LBB8_9
.LBB8_6:
	xorl	%r10d, %r10d
.LBB8_18:
	leaq	(%r10,%rax,4), %rax
	shlq	$2, %rdx
	.p2align	4
.LBB8_19:
	movzbl	(%rsi,%rax), %ecx
	addw	%cx, (%rdi,%rax,2)
	movzbl	1(%rsi,%rax), %ecx
	addw	%cx, 2(%rdi,%rax,2)
	movzbl	2(%rsi,%rax), %ecx
	addw	%cx, 4(%rdi,%rax,2)
	movzbl	3(%rsi,%rax), %ecx
	addw	%cx, 6(%rdi,%rax,2)
	addq	$4, %rax
	cmpq	%rax, %rdx
	jne	.LBB8_19
.LBB8_20:
	popq	%rbx
	popq	%r14
	popq	%r15
	popq	%rbp
.LBB8_21:
	vzeroupper
	retq
.LBB8_9:
	cmpq	$64, %rcx
	jae	.LBB8_11
	xorl	%r10d, %r10d
	jmp	.LBB8_15
.LBB8_11:
	leaq	(,%rax,8), %r14
	movq	%rcx, %r10
	andq	$-64, %r10
	leaq	(%rsi,%rax,4), %rbx
	addq	$48, %rbx
	addq	%rdi, %r14
	addq	$96, %r14
	xorl	%r15d, %r15d
	.p2align	4
.LBB8_12:
	vpmovzxbw	-48(%rbx,%r15), %ymm0
	vpmovzxbw	-32(%rbx,%r15), %ymm1
	vpmovzxbw	-16(%rbx,%r15), %ymm2
	vpmovzxbw	(%rbx,%r15), %ymm3
	vpaddw	-96(%r14,%r15,2), %ymm0, %ymm0
	vpaddw	-64(%r14,%r15,2), %ymm1, %ymm1
	vpaddw	-32(%r14,%r15,2), %ymm2, %ymm2
	vpaddw	(%r14,%r15,2), %ymm3, %ymm3
	vmovdqu	%ymm0, -96(%r14,%r15,2)
	vmovdqu	%ymm1, -64(%r14,%r15,2)
	vmovdqu	%ymm2, -32(%r14,%r15,2)
	vmovdqu	%ymm3, (%r14,%r15,2)
	addq	$64, %r15
	cmpq	%r15, %r10
	jne	.LBB8_12
	cmpq	%r10, %rcx
	je	.LBB8_20
	testb	$14, %r11b
	je	.LBB8_18
.LBB8_15:
	movq	%r10, %r11
	movq	%rcx, %r10
	andq	$-8, %r10
	.p2align	4
.LBB8_16:
	vpmovzxbw	(%r9,%r11), %xmm0
	vpaddw	(%r8,%r11,2), %xmm0, %xmm0
	vmovdqu	%xmm0, (%r8,%r11,2)
	addq	$8, %r11
	cmpq	%r11, %r10
	jne	.LBB8_16
	cmpq	%r10, %rcx
	je	.LBB8_20
	jmp	.LBB8_18
.Lfunc_end8:
	.size	add_channels_avx2, .Lfunc_end8-add_channels_avx2

	.p2align	4
	.type	add_alpha_avx2,@function
add_alpha_avx2:
	pushq	%rbp
	movq	%rsp, %rbp
	cmpq	$16, %rdx
	jae	.LBB9_2
	xorl	%eax, %eax
	jmp	.LBB9_4
.LBB9_2:
	xorl	%ecx, %ecx
	.p2align	4
.LBB9_3:
	vmovdqu	(%rsi,%rcx,4), %ymm0
	vmovdqu	32(%rsi,%rcx,4), %ymm1
	vpsrld	$24, %ymm0, %ymm0
	vpsrld	$24, %ymm1, %ymm1
	vpackusdw	%ymm1, %ymm0, %ymm0
	vpermq	$216, %ymm0, %ymm0
	vpaddw	(%rdi,%rcx,2), %ymm0, %ymm0
	vmovdqu	%ymm0, (%rdi,%rcx,2)
	leaq	16(%rcx), %rax
	addq	$32, %rcx
	cmpq	%rdx, %rcx
	movq	%rax, %rcx
	jbe	.LBB9_3
.LBB9_4:
	movq	%rdx, %r8
	subq	%rax, %r8
	je	.LBB9_18
	cmpq	$4, %r8
	jae	.LBB9_7
	xorl	%ecx, %ecx
	jmp	.LBB9_16
.LBB9_7:
	cmpq	$32, %r8
	jae	.LBB9_9
	xorl	%ecx, %ecx
	jmp	.LBB9_13
.LBB9_9:
	movq	%r8, %rcx
	andq	$-32, %rcx
	leaq	(%rsi,%rax,4), %r9
	addq	$96, %r9
	leaq	(%rdi,%rax,2), %r10
	addq	$48, %r10
	xorl	%r11d, %r11d
	.p2align	4
.LBB9_10:
	vmovdqu	-96(%r9,%r11,4), %ymm0
	vmovdqu	-64(%r9,%r11,4), %ymm1
	vmovdqu	-32(%r9,%r11,4), %ymm2
	vmovdqu	(%r9,%r11,4), %ymm3
	vpsrld	$24, %ymm0, %ymm0
	vpsrld	$24, %ymm1, %ymm1
	vpsrld	$24, %ymm2, %ymm2
	vpsrld	$24, %ymm3, %ymm3
	vextracti128	$1, %ymm0, %xmm4
	vpackusdw	%xmm4, %xmm0, %xmm0
	vextracti128	$1, %ymm1, %xmm4
	vpackusdw	%xmm4, %xmm1, %xmm1
	vextracti128	$1, %ymm2, %xmm4
	vpackusdw	%xmm4, %xmm2, %xmm2
	vextracti128	$1, %ymm3, %xmm4
	vpackusdw	%xmm4, %xmm3, %xmm3
	vpaddw	-48(%r10,%r11,2), %xmm0, %xmm0
	vpaddw	-32(%r10,%r11,2), %xmm1, %xmm1
	vpaddw	-16(%r10,%r11,2), %xmm2, %xmm2
	vpaddw	(%r10,%r11,2), %xmm3, %xmm3
	vmovdqu	%xmm0, -48(%r10,%r11,2)
	vmovdqu	%xmm1, -32(%r10,%r11,2)
	vmovdqu	%xmm2, -16(%r10,%r11,2)
	vmovdqu	%xmm3, (%r10,%r11,2)
	addq	$32, %r11
	cmpq	%r11, %rcx
	jne	.LBB9_10
	cmpq	%rcx, %r8
	je	.LBB9_18
	testb	$28, %r8b
	je	.LBB9_16
.LBB9_13:
	movl	%edx, %r9d
	andl	$3, %r9d
	subq	%r9, %r8
	movq	%rdx, %r10
	andq	$-4, %r10
	addq	%rax, %rcx
	.p2align	4
.LBB9_14:
	vmovq	(%rdi,%rcx,2), %xmm0
	vmovdqu	(%rsi,%rcx,4), %xmm1
	vpsrld	$24, %xmm1, %xmm1
	vpackusdw	%xmm1, %xmm1, %xmm1
	vpaddw	%xmm1, %xmm0, %xmm0
	vmovq	%xmm0, (%rdi,%rcx,2)
	addq	$4, %rcx
	cmpq	%rcx, %r10
	jne	.LBB9_14
	movq	%r8, %rcx
	testq	%r9, %r9
	je	.LBB9_18
.LBB9_16:
	addq	%rax, %rcx
	.p2align	4
.LBB9_17:
	movzbl	3(%rsi,%rcx,4), %eax
	addw	%ax, (%rdi,%rcx,2)
	incq	%rcx
	cmpq	%rcx, %rdx
	jne	.LBB9_17
.LBB9_18:
	popq	%rbp
	vzeroupper
	retq
.Lfunc_end9:
	.size	add_alpha_avx2, .Lfunc_end9-add_alpha_avx2

	.p2align	4
	.type	collect_avx2,@function
collect_avx2:
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	%rcx, %rax
	cmpq	$4, %rdx
	jne	.LBB10_11
	testq	%r8, %r8
	je	.LBB10_26
	movl	%r9d, %ecx
	xorl	%edx, %edx
	jmp	.LBB10_3
	.p2align	4
.LBB10_9:
	movq	%r10, %rdx
.LBB10_10:
	vmovdqu	%xmm0, (%rdi,%r9)
	cmpq	%r8, %rdx
	jae	.LBB10_26
.LBB10_3:
	leaq	(%rdx,%rax), %r9
	shrq	%cl, %r9
	leaq	1(%r9), %r10
	shlq	%cl, %r10
	subq	%rax, %r10
	cmpq	%r8, %r10
	cmovaeq	%r8, %r10
	shlq	$4, %r9
	vmovdqu	(%rdi,%r9), %xmm0
	movq	%rdx, %r11
	subq	%r10, %r11
	jae	.LBB10_10
	movl	%r10d, %ebx
	subl	%edx, %ebx
	andl	$3, %ebx
	je	.LBB10_7
	shll	$3, %ebx
	.p2align	4
.LBB10_6:
	vpmovzxwd	(%rsi,%rdx,8), %xmm1
	vpaddd	%xmm1, %xmm0, %xmm0
	incq	%rdx
	addq	$-8, %rbx
	jne	.LBB10_6
.LBB10_7:
	cmpq	$-4, %r11
	ja	.LBB10_9
	.p2align	4
.LBB10_8:
	vpmovzxwd	(%rsi,%rdx,8), %xmm1
	vpmovzxwd	8(%rsi,%rdx,8), %xmm2
	vpmovzxwd	16(%rsi,%rdx,8), %xmm3
	vpaddd	%xmm1, %xmm0, %xmm0
	vpaddd	%xmm3, %xmm2, %xmm1
	vpmovzxwd	24(%rsi,%rdx,8), %xmm2
	vpaddd	%xmm1, %xmm0, %xmm0
	vpaddd	%xmm2, %xmm0, %xmm0
	addq	$4, %rdx
	cmpq	%rdx, %r10
	jne	.LBB10_8
	jmp	.LBB10_9
.LBB10_11:
	testq	%r8, %r8
	je	.LBB10_26
	movl	%r9d, %ecx
	movq	%rdx, %r9
	andq	$-32, %r9
	movq	%rdx, %r10
	andq	$-8, %r10
	leaq	96(%rdi), %r11
	movq	%r11, -56(%rbp)
	leaq	(,%rdx,4), %r11
	movq	%r11, -48(%rbp)
	leaq	48(%rsi), %r14
	leaq	(%rdx,%rdx), %r15
	xorl	%r12d, %r12d
	jmp	.LBB10_13
	.p2align	4
.LBB10_25:
	incq	%r12
	addq	%r15, %r14
	addq	%r15, %rsi
	cmpq	%r8, %r12
	je	.LBB10_26
.LBB10_13:
	leaq	(%r12,%rax), %r11
	shrq	%cl, %r11
	testq	%rdx, %rdx
	je	.LBB10_25
	movq	%r11, %rbx
	imulq	%rdx, %rbx
	leaq	(%rdi,%rbx,4), %r13
	cmpq	$7, %rdx
	ja	.LBB10_17
	xorl	%r11d, %r11d
	jmp	.LBB10_16
	.p2align	4
.LBB10_17:
	cmpq	$32, %rdx
	jae	.LBB10_19
	xorl	%ebx, %ebx
	jmp	.LBB10_23
.LBB10_19:
	imulq	-48(%rbp), %r11
	addq	-56(%rbp), %r11
	xorl	%ebx, %ebx
	.p2align	4
.LBB10_20:
	vpmovzxwd	-48(%r14,%rbx,2), %ymm0
	vpmovzxwd	-32(%r14,%rbx,2), %ymm1
	vpmovzxwd	-16(%r14,%rbx,2), %ymm2
	vpmovzxwd	(%r14,%rbx,2), %ymm3
	vpaddd	-96(%r11,%rbx,4), %ymm0, %ymm0
	vpaddd	-64(%r11,%rbx,4), %ymm1, %ymm1
	vpaddd	-32(%r11,%rbx,4), %ymm2, %ymm2
	vpaddd	(%r11,%rbx,4), %ymm3, %ymm3
	vmovdqu	%ymm0, -96(%r11,%rbx,4)
	vmovdqu	%ymm1, -64(%r11,%rbx,4)
	vmovdqu	%ymm2, -32(%r11,%rbx,4)
	vmovdqu	%ymm3, (%r11,%rbx,4)
	addq	$32, %rbx
	cmpq	%rbx, %r9
	jne	.LBB10_20
	cmpq	%r9, %rdx
	je	.LBB10_25
	movq	%r9, %r11
	movq	%r9, %rbx
	testb	$24, %dl
	je	.LBB10_16
	.p2align	4
.LBB10_23:
	vpmovzxwd	(%rsi,%rbx,2), %ymm0
	vpaddd	(%r13,%rbx,4), %ymm0, %ymm0
	vmovdqu	%ymm0, (%r13,%rbx,4)
	addq	$8, %rbx
	cmpq	%rbx, %r10
	jne	.LBB10_23
	movq	%r10, %r11
	cmpq	%r10, %rdx
	je	.LBB10_25
	.p2align	4
.LBB10_16:
	movzwl	(%rsi,%r11,2), %ebx
	addl	%ebx, (%r13,%r11,4)
	incq	%r11
	cmpq	%r11, %rdx
	jne	.LBB10_16
	jmp	.LBB10_25
.LBB10_26:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.Lfunc_end10:
	.size	collect_avx2, .Lfunc_end10-collect_avx2

	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI11_0:
	.long	16384
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI11_1:
	.long	16384
	.long	0
	.long	0
	.long	0
	.text
	.p2align	4
	.type	weigh_avx2,@function
weigh_avx2:
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	cmpq	$32, %rcx
	jae	.LBB11_2
	xorl	%r15d, %r15d
.LBB11_7:
	subq	%r15, %rcx
	jne	.LBB11_8
.LBB11_33:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.LBB11_2:
	leaq	(,%rdx,4), %rax
	leaq	32(%rsi), %r10
	movl	$32, %ebx
	xorl	%r11d, %r11d
	vpbroadcastd	.LCPI11_0(%rip), %ymm0
	jmp	.LBB11_3
	.p2align	4
.LBB11_4:
	vpxor	%xmm4, %xmm4, %xmm4
	vpxor	%xmm3, %xmm3, %xmm3
	vpxor	%xmm2, %xmm2, %xmm2
	vpxor	%xmm1, %xmm1, %xmm1
.LBB11_6:
	vpackssdw	%ymm1, %ymm2, %ymm1
	vpackssdw	%ymm3, %ymm4, %ymm2
	vmovdqu	%ymm2, (%rdi,%r11,2)
	vmovdqu	%ymm1, 32(%rdi,%r11,2)
	leaq	32(%r15), %rbx
	addq	$64, %r10
	movq	%r15, %r11
	cmpq	%rcx, %rbx
	ja	.LBB11_7
.LBB11_3:
	movq	%rbx, %r15
	testq	%r9, %r9
	je	.LBB11_4
	movq	%r10, %r14
	vmovdqa	%ymm0, %ymm1
	vmovdqa	%ymm0, %ymm2
	vmovdqa	%ymm0, %ymm3
	vmovdqa	%ymm0, %ymm4
	xorl	%ebx, %ebx
	.p2align	4
.LBB11_12:
	vpbroadcastd	(%r8,%rbx,2), %ymm5
	vmovdqu	-32(%r14), %ymm6
	vmovdqu	(%r14), %ymm7
	vmovdqu	-32(%r14,%rdx,2), %ymm8
	vmovdqu	(%r14,%rdx,2), %ymm9
	vpunpcklwd	%ymm8, %ymm6, %ymm10
	vpmaddwd	%ymm5, %ymm10, %ymm10
	vpaddd	%ymm4, %ymm10, %ymm4
	vpunpckhwd	%ymm8, %ymm6, %ymm6
	vpmaddwd	%ymm5, %ymm6, %ymm6
	vpaddd	%ymm3, %ymm6, %ymm3
	vpunpcklwd	%ymm9, %ymm7, %ymm6
	vpmaddwd	%ymm5, %ymm6, %ymm6
	vpaddd	%ymm2, %ymm6, %ymm2
	vpunpckhwd	%ymm9, %ymm7, %ymm6
	vpmaddwd	%ymm5, %ymm6, %ymm5
	vpaddd	%ymm1, %ymm5, %ymm1
	addq	$2, %rbx
	addq	%rax, %r14
	cmpq	%r9, %rbx
	jb	.LBB11_12
	vpsrad	$15, %ymm4, %ymm4
	vpsrad	$15, %ymm3, %ymm3
	vpsrad	$15, %ymm2, %ymm2
	vpsrad	$15, %ymm1, %ymm1
	jmp	.LBB11_6
.LBB11_8:
	leaq	(%rdi,%r15,2), %rax
	movq	%rax, -104(%rbp)
	leaq	(%rsi,%r15,2), %rdi
	cmpq	$4, %r9
	setae	%al
	cmpq	$1, %rdx
	sete	%r10b
	andb	%al, %r10b
	movb	%r10b, -41(%rbp)
	movq	%r9, %rax
	andq	$-32, %rax
	movq	%rax, -72(%rbp)
	movq	%r9, %rax
	andq	$-4, %rax
	movq	%rax, -80(%rbp)
	movl	%r9d, %eax
	andl	$3, %eax
	movq	%rax, -88(%rbp)
	leaq	(%rsi,%r15,2), %rsi
	addq	$48, %rsi
	leaq	(%rdx,%rdx), %rax
	movq	%rax, -64(%rbp)
	shlq	$3, %rdx
	xorl	%r10d, %r10d
	vmovd	.LCPI11_0(%rip), %xmm0
	movq	%rcx, -96(%rbp)
	jmp	.LBB11_9
	.p2align	4
.LBB11_31:
	shrl	$15, %r13d
	movq	-96(%rbp), %rcx
	movq	-56(%rbp), %rdi
	movq	-112(%rbp), %r10
.LBB11_32:
	movq	-104(%rbp), %rax
	movw	%r13w, (%rax,%r10,2)
	incq	%r10
	addq	$2, %rsi
	addq	$2, %rdi
	cmpq	%rcx, %r10
	je	.LBB11_33
.LBB11_9:
	testq	%r9, %r9
	je	.LBB11_10
	cmpb	$0, -41(%rbp)
	movq	%rdi, -56(%rbp)
	movq	%r10, -112(%rbp)
	je	.LBB11_14
	cmpq	$32, %r9
	jae	.LBB11_24
	movl	$16384, %r13d
	xorl	%eax, %eax
	jmp	.LBB11_28
	.p2align	4
.LBB11_10:
	xorl	%r13d, %r13d
	jmp	.LBB11_32
	.p2align	4
.LBB11_14:
	movl	$16384, %r13d
	xorl	%ebx, %ebx
	jmp	.LBB11_15
.LBB11_24:
	vpxor	%xmm1, %xmm1, %xmm1
	xorl	%eax, %eax
	vmovdqa	%ymm0, %ymm2
	vpxor	%xmm3, %xmm3, %xmm3
	vpxor	%xmm4, %xmm4, %xmm4
	movq	-72(%rbp), %rcx
	.p2align	4
.LBB11_25:
	vmovdqu	(%r8,%rax,2), %xmm5
	vmovdqu	16(%r8,%rax,2), %xmm6
	vmovdqu	32(%r8,%rax,2), %xmm7
	vmovdqu	48(%r8,%rax,2), %xmm8
	vpmaddwd	-48(%rsi,%rax,2), %xmm5, %xmm5
	vpaddd	%ymm2, %ymm5, %ymm2
	vpmaddwd	-32(%rsi,%rax,2), %xmm6, %xmm5
	vpaddd	%ymm1, %ymm5, %ymm1
	vpmaddwd	-16(%rsi,%rax,2), %xmm7, %xmm5
	vpmaddwd	(%rsi,%rax,2), %xmm8, %xmm6
	vpaddd	%ymm3, %ymm5, %ymm3
	vpaddd	%ymm4, %ymm6, %ymm4
	addq	$32, %rax
	cmpq	%rax, %rcx
	jne	.LBB11_25
	vpaddd	%ymm2, %ymm1, %ymm1
	vpaddd	%ymm1, %ymm3, %ymm1
	vpaddd	%ymm1, %ymm4, %ymm1
	vextracti128	$1, %ymm1, %xmm2
	vpaddd	%xmm2, %xmm1, %xmm1
	vpshufd	$238, %xmm1, %xmm2
	vpaddd	%xmm2, %xmm1, %xmm1
	vpshufd	$85, %xmm1, %xmm2
	vpaddd	%xmm2, %xmm1, %xmm1
	vmovd	%xmm1, %r13d
	cmpq	%rcx, %r9
	je	.LBB11_31
	movq	%rcx, %rbx
	movq	%rcx, %rax
	testb	$28, %r9b
	je	.LBB11_15
.LBB11_28:
	vmovd	%r13d, %xmm1
	movq	-56(%rbp), %rcx
	movq	-80(%rbp), %rdi
	.p2align	4
.LBB11_29:
	vpmovzxwd	(%rcx,%rax,2), %xmm2
	vpmovzxwd	(%r8,%rax,2), %xmm3
	vpmaddwd	%xmm2, %xmm3, %xmm2
	vpaddd	%xmm1, %xmm2, %xmm1
	addq	$4, %rax
	cmpq	%rax, %rdi
	jne	.LBB11_29
	vpshufd	$238, %xmm1, %xmm2
	vpaddd	%xmm2, %xmm1, %xmm1
	vpshufd	$85, %xmm1, %xmm2
	vpaddd	%xmm2, %xmm1, %xmm1
	vmovd	%xmm1, %r13d
	movq	%rdi, %rbx
	cmpq	%rdi, %r9
	je	.LBB11_31
.LBB11_15:
	movq	-88(%rbp), %rdi
	testq	%rdi, %rdi
	je	.LBB11_16
	movq	-64(%rbp), %rcx
	movq	%rcx, %rax
	imulq	%rbx, %rax
	addq	-56(%rbp), %rax
	movq	%rbx, %r10
	.p2align	4
.LBB11_18:
	movswl	(%rax), %r11d
	movswl	(%r8,%r10,2), %r15d
	imull	%r11d, %r15d
	addl	%r15d, %r13d
	incq	%r10
	addq	%rcx, %rax
	decq	%rdi
	jne	.LBB11_18
	jmp	.LBB11_19
.LBB11_16:
	movq	%rbx, %r10
.LBB11_19:
	subq	%r9, %rbx
	cmpq	$-4, %rbx
	ja	.LBB11_31
	leaq	3(%r10), %rbx
	movq	-64(%rbp), %r15
	imulq	%r15, %rbx
	leaq	2(%r10), %rax
	imulq	%r15, %rax
	leaq	1(%r10), %r11
	imulq	%r15, %r11
	imulq	%r10, %r15
	movq	-56(%rbp), %rdi
	.p2align	4
.LBB11_21:
	movswl	(%rdi,%r15), %r12d
	movswl	(%r8,%r10,2), %ecx
	imull	%r12d, %ecx
	addl	%r13d, %ecx
	movswl	(%rdi,%r11), %r12d
	movswl	2(%r8,%r10,2), %r13d
	imull	%r12d, %r13d
	movswl	(%rdi,%rax), %r12d
	movswl	4(%r8,%r10,2), %r14d
	imull	%r12d, %r14d
	addl	%r13d, %r14d
	addl	%ecx, %r14d
	movswl	(%rdi,%rbx), %ecx
	movswl	6(%r8,%r10,2), %r13d
	imull	%ecx, %r13d
	addl	%r14d, %r13d
	addq	$4, %r10
	addq	%rdx, %rdi
	cmpq	%r10, %r9
	jne	.LBB11_21
	jmp	.LBB11_31
.Lfunc_end11:
	.size	weigh_avx2, .Lfunc_end11-weigh_avx2

	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI12_0:
	.byte	0
	.byte	1
	.byte	8
	.byte	9
	.byte	2
	.byte	3
	.byte	10
	.byte	11
	.byte	4
	.byte	5
	.byte	12
	.byte	13
	.byte	6
	.byte	7
	.byte	14
	.byte	15
.LCPI12_1:
	.byte	1
	.byte	2
	.byte	5
	.byte	6
	.byte	9
	.byte	10
	.byte	13
	.byte	14
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
.LCPI12_2:
	.byte	1
	.byte	2
	.byte	5
	.byte	6
	.byte	9
	.byte	10
	.byte	13
	.byte	14
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.text
	.p2align	4
	.type	widen_avx2,@function
widen_avx2:
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movl	%r8d, %ebx
	movl	%ecx, %r14d
	cmpq	$4, %rdx
	setne	%al
	cmpq	$2, %r9
	setb	%cl
	orb	%al, %cl
	je	.LBB12_2
	xorl	%r11d, %r11d
	jmp	.LBB12_4
.LBB12_2:
	leal	8(%rbx), %r10d
	xorl	%eax, %eax
	vmovdqa	.LCPI12_0(%rip), %xmm0
	movl	%r14d, %r15d
	.p2align	4
.LBB12_3:
	movl	%r15d, %r8d
	movl	%r10d, %ecx
	shrl	%cl, %r8d
	shll	$2, %r8d
	movl	%r15d, %r11d
	movl	%ebx, %ecx
	shrl	%cl, %r11d
	movzbl	%r11b, %ecx
	movl	%ecx, %r11d
	shll	$16, %r11d
	subl	%ecx, %r11d
	addl	$256, %r11d
	vmovdqu	(%rsi,%r8,2), %xmm1
	vpshufb	%xmm0, %xmm1, %xmm1
	vmovd	%r11d, %xmm2
	vpbroadcastd	%xmm2, %xmm2
	vpmaddwd	%xmm2, %xmm1, %xmm1
	leal	256(%r15), %r8d
	movl	%r8d, %r11d
	movl	%r10d, %ecx
	shrl	%cl, %r11d
	movl	%ebx, %ecx
	shrl	%cl, %r8d
	vpsrld	$8, %xmm1, %xmm1
	shll	$2, %r11d
	movzbl	%r8b, %ecx
	movl	%ecx, %r8d
	shll	$16, %r8d
	subl	%ecx, %r8d
	addl	$256, %r8d
	vmovdqu	(%rsi,%r11,2), %xmm2
	vpshufb	%xmm0, %xmm2, %xmm2
	vmovd	%r8d, %xmm3
	vpbroadcastd	%xmm3, %xmm3
	vpmaddwd	%xmm3, %xmm2, %xmm2
	vpsrld	$8, %xmm2, %xmm2
	vpackusdw	%xmm2, %xmm1, %xmm1
	vmovdqu	%xmm1, (%rdi,%rax,8)
	leaq	2(%rax), %r11
	addq	$4, %rax
	addl	$512, %r15d
	cmpq	%r9, %rax
	movq	%r11, %rax
	jbe	.LBB12_3
.LBB12_4:
	movq	%rsi, -64(%rbp)
	subq	%r11, %r9
	jne	.LBB12_5
.LBB12_26:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.LBB12_5:
	movq	%r11, %rax
	imulq	%rdx, %rax
	leaq	(%rdi,%rax,2), %rcx
	leal	8(%rbx), %esi
	leaq	(%rdi,%rax,2), %rdi
	movq	-64(%rbp), %rax
	subq	%rax, %rdi
	movq	%rdi, -104(%rbp)
	leaq	(%rdx,%rdx), %rdi
	movq	%rdi, -72(%rbp)
	movq	%rdx, %rdi
	andq	$-16, %rdi
	movq	%rdi, -56(%rbp)
	movq	%rdx, %rdi
	andq	$-4, %rdi
	movq	%rdi, -80(%rbp)
	addq	$2, %rax
	movq	%rax, -88(%rbp)
	xorl	%r8d, %r8d
	vmovq	.LCPI12_2(%rip), %xmm0
	vpxor	%xmm1, %xmm1, %xmm1
	movq	%rcx, -96(%rbp)
	movq	%rcx, %rdi
	movq	%rbx, -120(%rbp)
	movl	%r14d, -44(%rbp)
	movq	%r9, -112(%rbp)
	jmp	.LBB12_6
	.p2align	4
.LBB12_25:
	incq	%r8
	addq	%r9, %rdi
	movq	-112(%rbp), %r9
	cmpq	%r9, %r8
	movq	-120(%rbp), %rbx
	movl	-44(%rbp), %r14d
	je	.LBB12_26
.LBB12_6:
	leal	(%r8,%r11), %eax
	shll	$8, %eax
	addl	%r14d, %eax
	movl	%eax, %r13d
	movl	%esi, %ecx
	shrl	%cl, %r13d
	movl	%ebx, %ecx
	shrl	%cl, %eax
	testq	%rdx, %rdx
	movq	-72(%rbp), %r9
	je	.LBB12_25
	movq	%rdx, %rcx
	imulq	%r13, %rcx
	movq	-64(%rbp), %r10
	leaq	(%r10,%rcx,2), %r10
	movzbl	%al, %ecx
	movl	$256, %eax
	subl	%ecx, %eax
	leaq	(%r10,%rdx,2), %r14
	cmpq	$3, %rdx
	ja	.LBB12_14
.LBB12_8:
	xorl	%r12d, %r12d
.LBB12_9:
	movq	%r12, %r15
	orq	$1, %r15
	testb	$1, %dl
	je	.LBB12_11
	movq	%r8, %rbx
	imulq	%rdx, %rbx
	movq	%r11, %r9
	movl	%esi, %r11d
	movq	-96(%rbp), %rsi
	leaq	(%rsi,%rbx,2), %rbx
	movl	%r11d, %esi
	movq	%r9, %r11
	movq	-72(%rbp), %r9
	movswl	(%r10,%r12,2), %r10d
	imull	%eax, %r10d
	movswl	(%r14,%r12,2), %r14d
	imull	%ecx, %r14d
	addl	%r10d, %r14d
	shrl	$8, %r14d
	movw	%r14w, (%rbx,%r12,2)
	movq	%r15, %r12
.LBB12_11:
	cmpq	%r15, %rdx
	je	.LBB12_25
	leaq	2(,%r13,2), %r10
	imulq	%rdx, %r10
	movq	-88(%rbp), %rbx
	addq	%rbx, %r10
	imulq	%r9, %r13
	addq	%rbx, %r13
	.p2align	4
.LBB12_13:
	movswl	-2(%r13,%r12,2), %ebx
	imull	%eax, %ebx
	movswl	-2(%r10,%r12,2), %r14d
	imull	%ecx, %r14d
	addl	%ebx, %r14d
	shrl	$8, %r14d
	movw	%r14w, (%rdi,%r12,2)
	movswl	(%r13,%r12,2), %ebx
	imull	%eax, %ebx
	movswl	(%r10,%r12,2), %r14d
	imull	%ecx, %r14d
	addl	%ebx, %r14d
	shrl	$8, %r14d
	movw	%r14w, 2(%rdi,%r12,2)
	addq	$2, %r12
	cmpq	%r12, %rdx
	jne	.LBB12_13
	jmp	.LBB12_25
	.p2align	4
.LBB12_14:
	movq	%r9, %r15
	imulq	%r8, %r15
	addq	-104(%rbp), %r15
	leaq	2(,%r13,2), %rbx
	imulq	%rdx, %rbx
	movq	%r15, %r12
	subq	%rbx, %r12
	cmpq	$32, %r12
	jb	.LBB12_8
	movq	%r9, %rbx
	imulq	%r13, %rbx
	subq	%rbx, %r15
	movl	$0, %r12d
	cmpq	$32, %r15
	jb	.LBB12_9
	vmovd	%eax, %xmm3
	vmovd	%ecx, %xmm2
	cmpq	$16, %rdx
	jae	.LBB12_18
	xorl	%r15d, %r15d
	jmp	.LBB12_22
.LBB12_18:
	vpbroadcastd	%xmm3, %ymm4
	vpbroadcastd	%xmm2, %ymm5
	xorl	%r15d, %r15d
	movq	-56(%rbp), %rbx
	.p2align	4
.LBB12_19:
	vpmovsxwd	16(%r10,%r15,2), %ymm6
	vpmovsxwd	(%r10,%r15,2), %ymm7
	vpmaddwd	%ymm7, %ymm4, %ymm7
	vpmovsxwd	16(%r14,%r15,2), %ymm8
	vpmaddwd	%ymm6, %ymm4, %ymm6
	vpmovsxwd	(%r14,%r15,2), %ymm9
	vpmaddwd	%ymm5, %ymm9, %ymm9
	vpaddd	%ymm7, %ymm9, %ymm7
	vpmaddwd	%ymm5, %ymm8, %ymm8
	vpaddd	%ymm6, %ymm8, %ymm6
	vpsrld	$8, %ymm7, %ymm7
	vpsrld	$8, %ymm6, %ymm6
	vpblendw	$170, %ymm1, %ymm6, %ymm6
	vpblendw	$170, %ymm1, %ymm7, %ymm7
	vpackusdw	%ymm6, %ymm7, %ymm6
	vpermq	$216, %ymm6, %ymm6
	vmovdqu	%ymm6, (%rdi,%r15,2)
	addq	$16, %r15
	cmpq	%r15, %rbx
	jne	.LBB12_19
	cmpq	%rbx, %rdx
	je	.LBB12_25
	movq	-56(%rbp), %r15
	movq	%r15, %r12
	testb	$12, %dl
	je	.LBB12_9
.LBB12_22:
	vpbroadcastd	%xmm3, %xmm3
	vpackusdw	%xmm3, %xmm3, %xmm3
	vpbroadcastd	%xmm2, %xmm2
	vpackusdw	%xmm2, %xmm2, %xmm2
	vpunpcklwd	%xmm3, %xmm2, %xmm2
	movq	-80(%rbp), %rbx
	.p2align	4
.LBB12_23:
	vpmovzxwd	(%r10,%r15,2), %xmm3
	vpmovzxwd	(%r14,%r15,2), %xmm4
	vpackusdw	%xmm3, %xmm3, %xmm3
	vpackusdw	%xmm4, %xmm4, %xmm4
	vpunpcklwd	%xmm3, %xmm4, %xmm3
	vpmaddwd	%xmm3, %xmm2, %xmm3
	vpshufb	%xmm0, %xmm3, %xmm3
	vmovq	%xmm3, (%rdi,%r15,2)
	addq	$4, %r15
	cmpq	%r15, %rbx
	jne	.LBB12_23
	movq	%rbx, %r12
	cmpq	%rbx, %rdx
	je	.LBB12_25
	jmp	.LBB12_9
.Lfunc_end12:
	.size	widen_avx2, .Lfunc_end12-widen_avx2

	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI13_0:
	.long	16384
.LCPI13_1:
	.byte	255
	.byte	0
	.byte	0
	.byte	0
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI13_2:
	.byte	0
	.byte	4
	.byte	8
	.byte	12
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
.LCPI13_3:
	.byte	0
	.byte	4
	.byte	8
	.byte	12
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.text
	.p2align	4
	.type	mix_to_bytes_avx2,@function
mix_to_bytes_avx2:
	movl	$256, %eax
	subl	%r8d, %eax
	cmpq	$32, %rcx
	jae	.LBB13_2
	xorl	%r9d, %r9d
	jmp	.LBB13_4
.LBB13_2:
	movl	%r8d, %r9d
	shll	$16, %r9d
	orl	%eax, %r9d
	vmovd	%r9d, %xmm0
	vpbroadcastd	%xmm0, %ymm0
	xorl	%r10d, %r10d
	vpbroadcastd	.LCPI13_0(%rip), %ymm1
	.p2align	4
.LBB13_3:
	vmovdqu	(%rsi,%r10,2), %ymm2
	vmovdqu	32(%rsi,%r10,2), %ymm3
	vmovdqu	(%rdx,%r10,2), %ymm4
	vmovdqu	32(%rdx,%r10,2), %ymm5
	vpunpcklwd	%ymm4, %ymm2, %ymm6
	vpmaddwd	%ymm0, %ymm6, %ymm6
	vpaddd	%ymm1, %ymm6, %ymm6
	vpsrld	$15, %ymm6, %ymm6
	vpunpckhwd	%ymm4, %ymm2, %ymm2
	vpmaddwd	%ymm0, %ymm2, %ymm2
	vpaddd	%ymm1, %ymm2, %ymm2
	vpsrld	$15, %ymm2, %ymm2
	vpackssdw	%ymm2, %ymm6, %ymm2
	vpunpcklwd	%ymm5, %ymm3, %ymm4
	vpmaddwd	%ymm0, %ymm4, %ymm4
	vpaddd	%ymm1, %ymm4, %ymm4
	vpsrld	$15, %ymm4, %ymm4
	vpunpckhwd	%ymm5, %ymm3, %ymm3
	vpmaddwd	%ymm0, %ymm3, %ymm3
	vpaddd	%ymm1, %ymm3, %ymm3
	vpsrld	$15, %ymm3, %ymm3
	vpackssdw	%ymm3, %ymm4, %ymm3
	vpackuswb	%ymm3, %ymm2, %ymm2
	vpermq	$216, %ymm2, %ymm2
	vmovdqu	%ymm2, (%rdi,%r10)
	leaq	32(%r10), %r9
	addq	$64, %r10
	cmpq	%rcx, %r10
	movq	%r9, %r10
	jbe	.LBB13_3
.LBB13_4:
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	%rcx, %r11
	subq	%r9, %r11
	je	.LBB13_20
	cmpq	$4, %r11
	jae	.LBB13_7
	xorl	%r10d, %r10d
.LBB13_18:
	addq	%r9, %r10
	.p2align	4
.LBB13_19:
	movswl	(%rsi,%r10,2), %r9d
	movswl	(%rdx,%r10,2), %r11d
	imull	%eax, %r9d
	imull	%r8d, %r11d
	addl	%r11d, %r9d
	addl	$16384, %r9d
	shrl	$15, %r9d
	movb	%r9b, (%rdi,%r10)
	incq	%r10
	cmpq	%r10, %rcx
	jne	.LBB13_19
.LBB13_20:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.LBB13_7:
	leaq	(%rdi,%r9), %r10
	leaq	(%rsi,%r9,2), %rbx
	leaq	(%rdx,%r9,2), %r14
	movq	%r14, -48(%rbp)
	leaq	(%rdi,%rcx), %r15
	leaq	(%rsi,%rcx,2), %r12
	leaq	(%rdx,%rcx,2), %r13
	cmpq	%r12, %r10
	setb	%r12b
	cmpq	%r15, %rbx
	setb	%r14b
	cmpq	%r13, %r10
	setb	%bl
	cmpq	%r15, -48(%rbp)
	setb	%r15b
	xorl	%r10d, %r10d
	testb	%r14b, %r12b
	jne	.LBB13_18
	andb	%r15b, %bl
	jne	.LBB13_18
	vmovd	%eax, %xmm0
	vmovd	%r8d, %xmm1
	cmpq	$16, %r11
	jae	.LBB13_11
	xorl	%r10d, %r10d
	jmp	.LBB13_15
.LBB13_11:
	movl	%ecx, %ebx
	andl	$15, %ebx
	movq	%r11, %r10
	subq	%rbx, %r10
	vpbroadcastd	%xmm0, %ymm2
	vpbroadcastd	%xmm1, %ymm3
	movq	%rcx, %r14
	vpbroadcastd	.LCPI13_0(%rip), %ymm4
	andq	$-16, %r14
	vpbroadcastd	.LCPI13_1(%rip), %ymm5
	movq	%r9, %r15
	.p2align	4
.LBB13_12:
	vpmovsxwd	(%rsi,%r15,2), %ymm6
	vpmovsxwd	16(%rsi,%r15,2), %ymm7
	vpmovsxwd	(%rdx,%r15,2), %ymm8
	vpmovsxwd	16(%rdx,%r15,2), %ymm9
	vpmulld	%ymm7, %ymm2, %ymm7
	vpmulld	%ymm6, %ymm2, %ymm6
	vpmulld	%ymm9, %ymm3, %ymm9
	vpaddd	%ymm7, %ymm9, %ymm7
	vpmulld	%ymm8, %ymm3, %ymm8
	vpaddd	%ymm6, %ymm8, %ymm6
	vpaddd	%ymm4, %ymm7, %ymm7
	vpaddd	%ymm4, %ymm6, %ymm6
	vpsrld	$15, %ymm6, %ymm6
	vpsrld	$15, %ymm7, %ymm7
	vpand	%ymm5, %ymm7, %ymm7
	vpand	%ymm5, %ymm6, %ymm6
	vpackusdw	%ymm7, %ymm6, %ymm6
	vextracti128	$1, %ymm6, %xmm7
	vpackuswb	%xmm7, %xmm6, %xmm6
	vpshufd	$216, %xmm6, %xmm6
	vmovdqu	%xmm6, (%rdi,%r15)
	addq	$16, %r15
	cmpq	%r15, %r14
	jne	.LBB13_12
	testq	%rbx, %rbx
	je	.LBB13_20
	cmpl	$4, %ebx
	jb	.LBB13_18
.LBB13_15:
	movl	%ecx, %ebx
	andl	$3, %ebx
	subq	%rbx, %r11
	vpbroadcastd	%xmm0, %xmm0
	vpbroadcastd	%xmm1, %xmm1
	movq	%rcx, %r14
	andq	$-4, %r14
	addq	%r9, %r10
	vpbroadcastd	.LCPI13_0(%rip), %xmm2
	vmovd	.LCPI13_3(%rip), %xmm3
	.p2align	4
.LBB13_16:
	vpmovsxwd	(%rsi,%r10,2), %xmm4
	vpmulld	%xmm4, %xmm0, %xmm4
	vpmovsxwd	(%rdx,%r10,2), %xmm5
	vpmulld	%xmm5, %xmm1, %xmm5
	vpaddd	%xmm5, %xmm4, %xmm4
	vpaddd	%xmm2, %xmm4, %xmm4
	vpsrld	$15, %xmm4, %xmm4
	vpshufb	%xmm3, %xmm4, %xmm4
	vmovd	%xmm4, (%rdi,%r10)
	addq	$4, %r10
	cmpq	%r10, %r14
	jne	.LBB13_16
	movq	%r11, %r10
	testq	%rbx, %rbx
	jne	.LBB13_18
	jmp	.LBB13_20
.Lfunc_end13:
	.size	mix_to_bytes_avx2, .Lfunc_end13-mix_to_bytes_avx2

	.type	portable,@object
	.section	.data.rel.ro,"aw",@progbits
	.p2align	3, 0x0
portable:
	.quad	add_channels
	.quad	add_alpha
	.quad	collect
	.quad	weigh
	.quad	widen
	.quad	mix_to_bytes
	.size	portable, 48

	.type	avx2,@object
	.p2align	3, 0x0
avx2:
	.quad	add_channels_avx2
	.quad	add_alpha_avx2
	.quad	collect_avx2
	.quad	weigh_avx2
	.quad	widen_avx2
	.quad	mix_to_bytes_avx2
	.size	avx2, 48

	.section	".note.GNU-stack","",@progbits
#else
.section ".note.GNU-stack","",@progbits
#endif
