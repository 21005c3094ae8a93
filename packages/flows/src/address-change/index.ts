'use client';
export { AddressChange } from './AddressChange.ts';
export { AddressChangeView, type AddressChangeViewProps } from './AddressChangeView.tsx';
