'use client';
export { AmountSlider, type AmountSliderProps } from './AmountSlider.tsx';
export { TokenWallet, type TokenWalletProps } from './TokenWallet.tsx';
export { TransactionList, type TransactionListProps } from './TransactionList.tsx';
