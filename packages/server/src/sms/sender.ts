/** A text message, ready to be sent. */
export interface TextMessage {
  /** A number with its plus. */
  readonly to: string;
  readonly text: string;
}

export interface TextSender {
  /** Hands a message over. Throws when it cannot be: nothing was sent then. What it throws names no number. */
  send(message: TextMessage): Promise<void>;
}
