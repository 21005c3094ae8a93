// Before the first paint: the saved theme, else the system's; dark unless told.
(() => {
  let theme = 'dark';
  try {
    const settings = JSON.parse(localStorage.getItem('mirror-studio.settings') ?? '{}');
    if (settings.theme === 'light' || settings.theme === 'dark') theme = settings.theme;
    if (settings.theme === 'system')
      theme = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
  } catch {
    // Unreadable settings are no reason for a blank page.
  }
  document.documentElement.dataset.theme = theme;
})();
