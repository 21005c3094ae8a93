/** What is written into a file beside its pixels. */
export interface Labels {
  readonly xmp: string;
  /** IPTC-IIM, for the formats that have room for it. */
  readonly iim: Uint8Array;
  /** Keywords and texts, for the formats that keep such. */
  readonly texts: readonly (readonly [keyword: string, text: string])[];
  /** A content credential that the picture had, byte by byte as it was; null without one. */
  readonly credential: Uint8Array | null;
}
