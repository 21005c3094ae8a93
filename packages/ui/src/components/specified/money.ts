import { balanceStates, purchaseStates, tokenCounterStates, walletStates } from '../../testing/states.ts';
import { BalanceHUD } from '../economy/BalanceHUD/BalanceHUD.tsx';
import { PurchaseDialog } from '../economy/PurchaseDialog/PurchaseDialog.tsx';
import { TokenCounter } from '../economy/TokenCounter/TokenCounter.tsx';
import { TokenWallet } from '../economy/TokenWallet/TokenWallet.tsx';
import { attribute, canPress, heldIn } from './figures.ts';
import { line } from './line.tsx';
import { specifiedIn } from './lines.ts';

const open = { isOpen: true };

/** Of coins, credits and tokens. */
export const money = [
  ...specifiedIn('economy'),
  line('§2 header', TokenCounter, tokenCounterStates.loading, ['Loading']),
  line('§2 header', TokenCounter, tokenCounterStates.known, ['1,240', 'not:Loading']),
  line('§2.1', BalanceHUD, balanceStates.loading, ['Loading...']),
  line('§2.1', BalanceHUD, { ...balanceStates.known, ...open }, [
    '1,240',
    'Mirror Coins',
    'Usage Credits',
    'Purchase Coins',
    'Exchange Coins',
    '10 Coins = 1 Credit',
  ]),
  line(
    '§2.1',
    BalanceHUD,
    { ...balanceStates.missing, ...open },
    ['0 Mirror Coins'],
    [['exchanging without coins', canPress('Exchange Coins'), false]],
  ),
  line('§2.8, §9', PurchaseDialog, purchaseStates.packages, [
    '500 coins',
    '$49.99',
    '1,200 coins',
    '$99.99',
    '17% off',
    '3,000 coins',
    '$199.99',
    '33% off',
  ]),
  line('§2.8', PurchaseDialog, purchaseStates.confirming, ['Change', '1,200 coins']),
  line('§2.8', PurchaseDialog, purchaseStates.purchasingDisabled, [
    'Purchasing is disabled during alpha testing',
  ]),
  line(
    '§2.9',
    TokenWallet,
    walletStates.previewMode,
    ['Preview Mode'],
    [
      ['purchasing', canPress('Preview Mode'), false],
      [
        'the height of the list',
        () =>
          document.querySelector('[role="group"][aria-label="Transactions"]')?.parentElement?.offsetHeight,
        300,
      ],
    ],
  ),
  line('§2.9, §9', TokenWallet, walletStates.softLaunch, ['901', 'Soft Launch Mode']),
  line('§2.9, §9', TokenWallet, walletStates.justBelowSoftLaunch, ['900', 'not:Soft Launch Mode']),
  line('§2.9', TokenWallet, walletStates.loading, ['Loading transactions...']),
  line('§2.9', TokenWallet, walletStates.empty, ['No transactions yet']),
  line(
    '§5, §9',
    TokenWallet,
    walletStates.purchasing,
    ['50 tokens', '$5.00', '100 tokens', '$9.50', '500 tokens', '$45.00'],
    [
      ['the least amount', attribute('input[type="range"]', 'min'), '1.5'],
      ['the largest amount', attribute('input[type="range"]', 'max'), '99'],
      ['the step', attribute('input[type="range"]', 'step'), '0.5'],
      ['the amount to begin with', heldIn('input[type="range"]'), '5'],
    ],
  ),
  line('§5', TokenWallet, walletStates.bonus, ['with 12 bonus tokens']),
];
