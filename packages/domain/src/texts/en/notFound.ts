export const notFound = {
  title: 'Page Not Found',
  message: "The page you're looking for doesn't exist or has been moved",
  goBack: 'Go Back',
  home: 'Home',
} as const;
