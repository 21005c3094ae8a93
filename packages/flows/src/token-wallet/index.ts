'use client';
export { TokenWallet } from './TokenWallet.ts';
export { TokenWalletView, type TokenWalletViewProps } from './TokenWalletView.tsx';
export {
  type TransactionsPageData,
  type TransactionsViewProps,
  useTransactionList,
} from './use-transaction-list.ts';
