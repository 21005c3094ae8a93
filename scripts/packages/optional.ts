import ts from 'typescript-api';

/** Types that would take the `| undefined` behind them for their own. */
const needsBrackets = (type: ts.TypeNode) =>
  ts.isFunctionTypeNode(type) || ts.isConstructorTypeNode(type) || ts.isConditionalTypeNode(type);

/**
 * Takes a declaration file. Whoever compiles with `exactOptionalPropertyTypes` may hand on a value that can be undefined
 * only where the type says so, and our code treats a property that is undefined as one that is left out.
 *
 * @returns The file, with `| undefined` in the type of each property that may be left out.
 */
export function allowUndefined(path: string, text: string): string {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, false);
  const edits: { at: number; put: string }[] = [];
  const visit = (node: ts.Node) => {
    // A value has the type that was found, and so has what a function answers; only what is asked for is widened.
    if (ts.isVariableStatement(node)) return;
    if (ts.isFunctionDeclaration(node)) {
      node.parameters.forEach(visit);
      return;
    }
    if (ts.isPropertySignature(node) && node.questionToken && node.type) {
      const { type } = node;
      const written = text.slice(type.getStart(file), type.end);
      if (!/\bundefined$|^undefined\b/.test(written)) {
        const isWrapped = needsBrackets(type);
        if (isWrapped) edits.push({ at: type.getStart(file), put: '(' });
        edits.push({ at: type.end, put: `${isWrapped ? ')' : ''} | undefined` });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return edits
    .toSorted((a, b) => b.at - a.at)
    .reduce((done, { at, put }) => done.slice(0, at) + put + done.slice(at), text);
}
