'use client';
export { RelationList, type RelationListProps } from './RelationList.tsx';
