/**
 * @param subscription - What listening to a flow returns.
 * @returns What ends it: `useEffect(() => endOf(actor.on(…)), [actor])`.
 */
export function endOf(subscription: { unsubscribe(): void }): () => void {
  return () => subscription.unsubscribe();
}
