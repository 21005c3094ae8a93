/** A way on from the balance. */
export interface BalanceLink {
  /** Where it goes. */
  href: string;
  /** What is there, in a few words. */
  label: string;
}
