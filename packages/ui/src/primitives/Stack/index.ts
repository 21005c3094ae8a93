'use client';
export { type Gap, type LayoutElement, Stack, type StackProps } from './Stack.tsx';
