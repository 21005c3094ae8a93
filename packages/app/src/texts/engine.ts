import {
  detectLanguage,
  directionOf,
  fallbackLanguage,
  type Language,
  languages,
} from '@mirror-studio/domain/texts';
import i18next, { type i18n, type Resource } from 'i18next';

type Namespaces = Resource[string];

/** Each language is a chunk of its own. English is built into what shows it and is never loaded twice. */
const loaders: Partial<Record<Language, () => Promise<Namespaces>>> = {
  es: async () => (await import('@mirror-studio/domain/texts/es/index')).messages,
};

/** Starts the text engine in the language that was chosen before, else the browser's (§9). */
export async function createTextEngine(stored: string | null, preferred: readonly string[]): Promise<i18n> {
  const engine = i18next.createInstance();
  await engine.init({
    lng: fallbackLanguage,
    supportedLngs: [...languages],
    resources: {},
    fallbackLng: false,
    interpolation: { escapeValue: false },
  });
  await loadLanguage(engine, detectLanguage(stored, preferred));
  return engine;
}

async function loadLanguage(engine: i18n, language: Language): Promise<void> {
  try {
    const load = loaders[language];
    if (load && !engine.hasResourceBundle(language, 'common')) {
      for (const [namespace, texts] of Object.entries(await load())) {
        engine.addResourceBundle(language, namespace, texts);
      }
    }
    await engine.changeLanguage(language);
  } catch (error) {
    console.error('The language could not be changed', error);
  }
}

/** Says on the page in which language it is (§4). */
export function markLanguage(language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}

/** Changes the language of the texts and of the page; a failure is only logged (§4). */
export async function changeLanguage(engine: i18n, language: Language): Promise<void> {
  await loadLanguage(engine, language);
  if (engine.language === language) markLanguage(language);
}
