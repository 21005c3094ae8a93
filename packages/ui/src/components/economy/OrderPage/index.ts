'use client';
export { OrderPage, type OrderPageProps } from './OrderPage.tsx';
