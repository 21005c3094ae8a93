'use client';
export { FeedbackForm, type FeedbackFormProps } from './FeedbackForm.tsx';
export { HelpCenter, type HelpCenterProps } from './HelpCenter.tsx';
export { HelpSearch, type HelpSearchProps } from './HelpSearch.tsx';
export { TopicDetail, type TopicDetailProps } from './TopicDetail.tsx';
export { type HelpArticle, TopicList, type TopicListProps } from './TopicList.tsx';
