'use client';
export { ShopPage, type ShopPageProps } from './ShopPage.tsx';
