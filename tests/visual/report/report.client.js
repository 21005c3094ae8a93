// Runs inside the report, from disk: no imports, no network.
const { entries, names, sum } = JSON.parse(document.querySelector('#findings').textContent);

function make(tag, props = {}, ...children) {
  const element = Object.assign(document.createElement(tag), props);
  element.append(...children.filter((child) => child !== undefined));
  return element;
}

const many = (count, one, more) => `${count} ${count === 1 ? one : more}`;
document.querySelector('h1').textContent =
  `${many(sum.failed, 'story is', 'stories are')} not as they were`.replace(
    'story is not as they were',
    'story is not as it was',
  );
document.querySelector('.sum').textContent =
  `${many(entries.length, 'finding', 'findings')}; ${many(sum.passed, 'story', 'stories')} passed.`;

const picture = (src, alt) => make('img', { src, alt });

function sideBySide({ before, after, drawn, sizes }) {
  const size = (which) => (sizes ? `, ${sizes[which].join(' × ')}` : '');
  const figure = (caption, src) =>
    src &&
    make(
      'figure',
      {},
      make('figcaption', { textContent: caption }),
      make('div', { className: 'frame' }, picture(src, caption)),
    );
  return make(
    'div',
    { className: 'pair' },
    figure(`Before${size('before')}`, before),
    figure(`After${size('after')}`, after),
    figure('Difference', drawn),
  );
}

/** Both pictures in one frame as large as the larger of each side; `apply` shows a share of the second. */
function overlay({ before, after, sizes }, label, apply) {
  const [width, height] = [0, 1].map((side) => Math.max(sizes.before[side], sizes.after[side]));
  const over = make('div', { className: 'over' });
  over.style.width = `${width}px`;
  over.style.aspectRatio = `${width} / ${height}`;
  for (const [src, which] of [
    [before, 'before'],
    [after, 'after'],
  ]) {
    const image = picture(src, which === 'before' ? 'Before' : 'After');
    image.style.width = `${(sizes[which][0] / width) * 100}%`;
    if (which === 'after') image.className = 'top';
    over.append(image);
  }
  const range = make('input', { type: 'range', min: 0, max: 100, value: 50, ariaLabel: label });
  const show = () => apply(over, over.querySelector('.top'), Number(range.value));
  range.addEventListener('input', show);
  show();
  return make('div', {}, make('div', { className: 'frame' }, over), range);
}

const slider = (entry) =>
  overlay(entry, 'How much of the picture after', (over, top, share) => {
    const whole = over.clientWidth || 1;
    const edge = over.querySelector('.edge') ?? over.appendChild(make('div', { className: 'edge' }));
    edge.style.left = `${share}%`;
    top.style.clipPath = `inset(0 ${Math.max(0, 100 - (share * whole) / (top.clientWidth || whole))}% 0 0)`;
  });

const onion = (entry) =>
  overlay(entry, 'How strong the picture after', (_over, top, share) => {
    top.style.opacity = share / 100;
  });

function places(entry) {
  const box = overlay(entry, 'How strong the picture after', (_over, top, share) => {
    top.style.opacity = share / 100;
  });
  const over = box.querySelector('.over');
  const [width, height] = [0, 1].map((side) => Math.max(entry.sizes.before[side], entry.sizes.after[side]));
  for (const place of entry.places) {
    const mark = make('div', { className: 'place' });
    mark.style.left = `${(place.x / width) * 100}%`;
    mark.style.top = `${(place.y / height) * 100}%`;
    mark.style.width = `${(place.width / width) * 100}%`;
    mark.style.height = `${(place.height / height) * 100}%`;
    over.append(mark);
  }
  return box;
}

/** The first places, enlarged: before, after, difference. */
function closeups({ before, after, drawn, places: where }) {
  const rows = where.slice(0, 3).map(({ x, y, width, height }) => {
    const margin = 12;
    const [cut, tall] = [width + 2 * margin, height + 2 * margin];
    const canvases = [before, after, drawn].map((src) => {
      const canvas = make('canvas', { width: cut, height: tall, ariaLabel: 'Close-up' });
      canvas.setAttribute('role', 'img');
      canvas.style.maxWidth = `${cut * 4}px`;
      const image = new Image();
      image.addEventListener('load', () =>
        canvas.getContext('2d').drawImage(image, x - margin, y - margin, cut, tall, 0, 0, cut, tall),
      );
      image.src = src;
      return canvas;
    });
    return make('div', { className: 'closeup' }, ...canvases);
  });
  return make(
    'div',
    {},
    make('h3', { textContent: `Close up: ${many(where.length, 'place', 'places')}` }),
    make('div', { className: 'closeups' }, ...rows),
  );
}

/** Lines that went and came, by the longest common sequence; what stayed is shown three lines around. */
function treeDifference({ before, after }) {
  // It could not be drawn again: what is there now is shown alone.
  if (before === undefined) return make('pre', { tabIndex: 0, textContent: after });
  const [old, now] = [before.split('\n'), after.split('\n')];
  const table = Array.from({ length: old.length + 1 }, () => new Uint16Array(now.length + 1));
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = now.length - 1; j >= 0; j -= 1)
      table[i][j] = old[i] === now[j] ? table[i + 1][j + 1] + 1 : Math.max(table[i + 1][j], table[i][j + 1]);
  const lines = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && old[i] === now[j]) {
      lines.push(['', old[i]]);
      i += 1;
      j += 1;
    } else if (j >= now.length || (i < old.length && table[i + 1][j] >= table[i][j + 1]))
      lines.push(['minus', old[i++]]);
    else lines.push(['plus', now[j++]]);
  }
  const near = (at) => lines.slice(Math.max(0, at - 3), at + 4).some(([kind]) => kind);
  const pre = make('pre', { tabIndex: 0 });
  let wasHidden = false;
  for (const [at, [kind, text]] of lines.entries()) {
    const isShown = near(at);
    if (isShown) {
      const sign = { minus: '− ', plus: '+ ' }[kind] ?? '  ';
      pre.append(make('span', { className: kind, textContent: sign + text }));
    } else if (!wasHidden) pre.append(make('span', { className: 'gap', textContent: '  …' }));
    wasHidden = !isShown;
  }
  return pre;
}

function pictures(entry) {
  if (!entry.drawn) return sideBySide(entry);
  const modes = {
    'Side by side': sideBySide,
    Slider: slider,
    'Onion skin': onion,
    'Where it differs': places,
  };
  const styledPage = make('div');
  const bar = make('div', { className: 'modes' });
  const choose = (name) => {
    for (const button of bar.children) button.ariaPressed = String(button.textContent === name);
    styledPage.replaceChildren(modes[name](entry));
    for (const range of styledPage.querySelectorAll('input')) range.dispatchEvent(new Event('input'));
  };
  for (const name of Object.keys(modes)) {
    bar.append(make('button', { type: 'button', textContent: name, onclick: () => choose(name) }));
  }
  choose('Side by side');
  return make('div', {}, bar, styledPage, closeups(entry));
}

const card = (entry) =>
  make(
    'article',
    {},
    make('p', { className: 'where', textContent: `${names[entry.kind]} · ${entry.variant}` }),
    make('h2', { textContent: `${entry.title} › ${entry.story}` }),
    make('p', { className: 'message', textContent: entry.message }),
    entry.tree && treeDifference(entry.tree),
    entry.after && pictures(entry),
  );

const main = document.querySelector('main');
const nav = document.querySelector('nav');
function filter(kind) {
  for (const button of nav.children) button.ariaPressed = String(button.dataset.kind === kind);
  const shown = entries.filter((entry) => kind === 'all' || entry.kind === kind);
  main.replaceChildren(...shown.map(card));
}
for (const kind of ['all', ...Object.keys(names)]) {
  const count = kind === 'all' ? entries.length : entries.filter((entry) => entry.kind === kind).length;
  if (count === 0) continue;
  const button = make('button', { type: 'button', onclick: () => filter(kind) });
  button.dataset.kind = kind;
  button.textContent = `${kind === 'all' ? 'All' : names[kind]} ${count}`;
  nav.append(button);
}
filter('all');
