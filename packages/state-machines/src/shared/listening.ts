/** Takes what listening to a flow returns; returns what ends it: `useEffect(() => endOf(actor.on(…)), [actor])`. */
export function endOf(subscription: { unsubscribe(): void }): () => void {
  return () => subscription.unsubscribe();
}
