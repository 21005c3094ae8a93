'use client';
export { type SearchableArticle, useArticles } from './articles.ts';
export { HelpView, type HelpViewProps } from './HelpView.tsx';
