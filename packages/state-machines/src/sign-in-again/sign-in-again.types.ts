/** By the code or the link of an email, or by a password. */
export type WayBack = 'mail' | 'password';

export interface SignInAgainInput {
  /** The second factor is due already. Default false. */
  readonly isProofDue?: boolean;
}

export interface SignInAgainContext {
  readonly isProofDue: boolean;
}

export type SignInAgainEvent =
  | { readonly type: 'way.chosen'; readonly way: WayBack }
  /** The person is in, and their second factor is still to be proved. */
  | { readonly type: 'proof.asked' }
  /** The session ended again before that. */
  | { readonly type: 'session.ended' }
  /** The same person is in, with all that it takes. */
  | { readonly type: 'session.opened' };
