/**
 * What a guard or an action of a flow threw, with the name of the flow in its message: the error boundary that catches it logs
 * which flow failed. What was thrown is its `cause`.
 */
export class FlowError extends Error {
  override readonly name = 'FlowError';

  /** Takes the id of the flow's machine and what was thrown. */
  constructor(flow: string, cause: unknown) {
    super(`The flow "${flow}" failed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}
