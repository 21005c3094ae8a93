import { endpoints } from '@mirror-studio/domain/contract';
import { type TransactionsViewProps, useTransactionList } from '@mirror-studio/flows/token-wallet';
import { TokenWallet } from '@mirror-studio/ui/TokenWallet';

const { balance } = endpoints.tokens.docs.sample.response;

/** The transactions as a function of what their reading says, in the wallet without its offers: for their stories. */
export function TransactionsView(props: TransactionsViewProps) {
  return <TokenWallet isOpen tokens={balance} log={useTransactionList(props)} />;
}
