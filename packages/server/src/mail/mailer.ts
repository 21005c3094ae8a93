/** A message, ready to be sent. */
export interface Message {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** The address behind the message's button. */
  readonly link: string;
  /** Where mails of this kind are ended, by one press. Left out where they answer what somebody did. */
  readonly end?: string;
}

export interface Mailer {
  /** Hands a message over. Throws when it cannot be: nothing was sent then. */
  send(message: Message): Promise<void>;
  close(): void;
}
