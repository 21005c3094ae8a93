/** Below it, with the key of a mail: the page that ends the mails of its kind. */
export const mailEndPath = '/mail/news';

/** The local inbox of a machine without a mail server: a page for people, and its messages for those who ask. */
export const localInbox = {
  page: '/inbox',
  /** The messages as JSON, newest first. */
  messages: '/inbox/messages.json',
  /** Below the page: one message as a mail programme shows it. */
  message: (id: string) => `/inbox/messages/${id}`,
} as const;
