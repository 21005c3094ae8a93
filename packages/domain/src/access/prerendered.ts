/** What the build and the server agree on of the pages that are rendered when the app is built. */
export const prerendered = {
  /** Where they lie in the folder of the built app. */
  folder: 'prerendered',
  /** In that folder: by path and language the file, from the folder of the built app. */
  list: 'pages.json',
  /** Stands in the pages where the address of the site belongs, which only the server knows. */
  siteUrl: '%SITE_URL%',
  /** An attribute of their root element, which no other page has. */
  mark: 'data-prerendered',
} as const;
