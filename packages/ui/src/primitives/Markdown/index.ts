'use client';
export { Markdown, type MarkdownProps } from './Markdown.tsx';
