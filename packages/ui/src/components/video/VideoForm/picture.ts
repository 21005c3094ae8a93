/** A picture that can be taken. */
export interface VideoFormPicture {
  id: string;
  thumbnailUrl: string;
  prompt: string;
  /** A tiny version of it as a data address. */
  placeholder?: string | null;
}
