/** What can be done with the words that were found. */
export interface ForensicsActs {
  /** Begins a shoot with them; left out, it is not offered. */
  onBegin?: () => void;
  /** Goes on with them in the prompt studio; left out, it is not offered. */
  onOpenInStudio?: () => void;
  /** Keeps them in the library; left out, it is not offered. */
  onSave?: () => void;
  /** They are being kept. Default false. */
  isSaving?: boolean;
}
