export const breadcrumbs = {
  label: 'Breadcrumbs',
  between: 'Show the levels between',
} as const;
