/** Everything that IBM asks of its own pages: WCAG 2.2 at A and AA, and rules of ARIA beyond it. */
const ruleset = 'IBM_Accessibility';

/** Rules that are not asked of a story, and why. */
const notAsked: Record<string, string> = {
  text_contrast_sufficient: 'axe computes it, and this engine cannot read oklch()',
  aria_complementary_label_visible: 'a landmark needs a name; that it is printed as well is taste',
  aria_attribute_redundant: 'React Aria writes aria-disabled beside disabled; both say the same',
  aria_attribute_deprecated: 'React Aria marks the group around an invalid number as well as its input',
};

/**
 * A story is a part of a page: where its content lies in the page is asked of whole pages alone. So is what the style
 * sheets do when a phone is turned: a quarter of the engine's time.
 */
const ofPages = new Set(['aria_content_in_landmark', 'skip_main_exists', 'element_orientation_unlocked']);

/** Elements that a rule does not know, and why they are right. */
const exceptions: readonly { rule: string; selector: string; because: string }[] = [
  {
    rule: 'aria_child_valid',
    selector: '[role="radiogroup"]:has(label > * input[type="radio"], label > input[type="radio"])',
    because: 'the engine does not look for radios inside their labels',
  },
  {
    rule: 'aria_child_valid',
    selector: '[data-layout="cards"] [role="row"]:has(> [role="columnheader"])',
    because: 'the heads over cards are clipped for the eye alone; the engine takes them for gone',
  },
  {
    rule: 'aria_child_valid',
    selector: '[role="menu"]:has(> [role="separator"])',
    because: 'ARIA 1.3 and the authoring practices allow a separator in a menu',
  },
  {
    rule: 'aria_role_redundant',
    selector: 'ul[role="list"], ol[role="list"]',
    because: 'Safari takes the role from a list without bullets',
  },
  {
    rule: 'aria_role_redundant',
    selector: 'table[role="grid"] td[role="gridcell"]',
    because: 'React Aria writes out the role that a cell of a grid has anyway; nothing hears a difference',
  },
  {
    rule: 'element_attribute_deprecated',
    selector: 'table[role="grid"][cellpadding="0"]',
    because: "React Aria's calendar takes the space out of its cells with it; its prop cannot be left out",
  },
  {
    rule: 'fieldset_legend_valid',
    selector: 'fieldset[aria-labelledby]',
    because: 'it has a name; a legend cannot stand in a line with what is beside it',
  },
  {
    rule: 'element_tabbable_role_valid',
    selector:
      ':is([role="group"], [role="region"], section):is([aria-label], [aria-labelledby])[tabindex="0"]',
    because: 'what scrolls has to be reached by the keyboard, and has a name',
  },
];

/**
 * A checker with two rulesets of its own, `pages` and `parts`: of IBM's, the rules that can find something wrong for
 * certain, and those that they depend on. Rules that only ask a person to look take a third of the engine's time.
 */
async function createChecker() {
  const { Checker } = await import('accessibility-checker-engine/ace-node.js');
  const checker = new Checker();
  const whole = checker.getGuidelines().find(({ id }) => id === ruleset);
  if (!whole) throw new Error(`The engine has no ruleset ${ruleset}.`);
  const known = new Set(checker.engine.getRulesIds());
  const needed = new Set<string>();
  const need = (id: string) => {
    // One rule depends on a name that the engine no longer has.
    if (!known.has(id)) return;
    needed.add(id);
    for (const before of checker.engine.getRule(id).dependencies ?? []) need(before);
  };
  for (const { id } of whole.checkpoints.flatMap(({ rules }) => rules ?? []))
    if (!(id in notAsked) && String(checker.engine.getRule(id).run).includes('RuleFail')) need(id);
  const add = (id: string, isAsked: (rule: string) => boolean) =>
    checker.addGuideline({
      ...whole,
      id,
      checkpoints: whole.checkpoints.map((checkpoint) => ({
        ...checkpoint,
        rules: (checkpoint.rules ?? []).filter((rule) => isAsked(rule.id)),
      })),
    });
  add('pages', (rule) => needed.has(rule));
  add('parts', (rule) => needed.has(rule) && !ofPages.has(rule));
  return checker;
}

let checker: ReturnType<typeof createChecker> | undefined;

/**
 * What IBM's Equal Access engine finds wrong for certain in the whole document; what it asks a person to look at is
 * not counted. The answer is one line an element; empty when there is nothing.
 */
export async function checkEqualAccess(isWholePage: boolean): Promise<string[]> {
  checker ??= createChecker();
  const { results } = await (await checker).check(document, [isWholePage ? 'pages' : 'parts']);
  return results.flatMap(({ ruleId, value, message, node, snippet }) => {
    if (value[1] !== 'FAIL' || ruleId in notAsked) return [];
    const isKnown = exceptions.some(
      ({ rule, selector }) => rule === ruleId && node instanceof Element && node.matches(selector),
    );
    return isKnown ? [] : [`${ruleId}: ${message} (${snippet.slice(0, 200)})`];
  });
}
