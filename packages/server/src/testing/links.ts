/** Opens an emailed link as a browser does and returns where it leads. Throws when it leads nowhere by itself. */
export async function follow(link: string): Promise<URL> {
  const answer = await fetch(link, { redirect: 'manual' });
  return landing(answer);
}

/** Opens an emailed link that shows a page; returns the press of its button, which leads on. Takes what the press sends besides. */
export async function openPage(
  link: string,
  headers: Record<string, string> = {},
): Promise<() => Promise<URL>> {
  const page = await fetch(link, { redirect: 'manual' });
  if (page.status !== 200) throw new Error(`The link answered ${page.status}, not with a page.`);
  const html = await page.text();
  const action = /<form method="post" action="([^"]*)">/.exec(html)?.[1] ?? '';
  const body = new URLSearchParams();
  for (const [, name = '', value = ''] of html.matchAll(
    /<input type="hidden" name="([^"]*)" value="([^"]*)">/g,
  )) {
    body.set(name, value.replaceAll('&amp;', '&'));
  }
  return async () =>
    landing(await fetch(new URL(action, link), { method: 'POST', body, headers, redirect: 'manual' }));
}

/** Opens an emailed link that shows a page and presses its button, as a person does. Returns where it leads. */
export async function press(link: string, headers: Record<string, string> = {}): Promise<URL> {
  return (await openPage(link, headers))();
}

function landing(answer: Response): URL {
  const location = answer.headers.get('location');
  if (answer.status !== 303 || !location) throw new Error(`The link answered ${answer.status}.`);
  return new URL(location);
}
