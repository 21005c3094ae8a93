'use client';
export { type SearchableArticle, useArticles } from './articles.ts';
export { Help } from './Help.ts';
export { HelpView, type HelpViewProps } from './HelpView.tsx';
