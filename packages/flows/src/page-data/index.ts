'use client';
export { type PageData, pageDataOf } from './page-data.ts';
export { useFailureState } from './use-failure-state.ts';
