/** The server cannot start, for a reason that its owner can mend: printed as one line, without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
