// What is wrong with the boxes of the screen that is shown: cut off, below the fold, covered, or wider than what holds them.

/** At 200 % zoom words may be scrolled to; a heading, an error and a button may not. */
type Measured = { readonly isZoomed: boolean };

const AT_ONCE = 'h1, button, [role="alert"]';
/** What a step is about: never scrolled to, although it stands in what scrolls. */
const FIRST = '[data-at-once]';
const HOLDS_WORDS = 'button, label, dialog, output, select, input';
/** Half a pixel is lost in rounding; what one sees begins above it. */
const SLACK_PIXELS = 1.5;

/** One line for each fault, with the text of the element that has it. */
export function findBoxFaults({ isZoomed }: Measured): readonly string[] {
  const painted = shownElements();
  const faults = painted.flatMap((element) => {
    const area = element.closest('[data-scrolls]');
    const isFirst = element.closest(FIRST) !== null;
    const mayScroll = !isFirst && (area !== null || (isZoomed && element.closest(AT_ONCE) === null));
    return faultsOf(element, mayScroll).map((fault) => `${fault}: ${nameOf(element)}`);
  });
  return [...faultsOfPage(isZoomed), ...faults];
}

function faultsOf(element: Element, mayScroll: boolean): readonly string[] {
  const back = mayScroll ? scrollFree(element) : undefined;
  const boxes = boxesOf(element);
  const hole = seenThrough(element);
  // The background of a list is longer than what it scrolls in; its lines are measured one by one.
  const isLongList = mayScroll && !hasWords(element) && boxes.some(({ height }) => height > hole.height);
  const found = [
    !isLongList && !boxes.every((box) => isWithin(box, hole)) && 'cut off',
    !isLongList && !boxes.every((box) => isUncovered(element, box)) && 'covered',
    isClipped(element) && 'clipped text',
    isTooWide(element) && 'wider than what holds it',
  ].filter((fault) => fault !== false);
  back?.();
  return found;
}

function faultsOfPage(isZoomed: boolean): readonly string[] {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
  return [
    scrollWidth > clientWidth && 'the page is wider than the tablet',
    !isZoomed && scrollHeight > clientHeight && 'the page is higher than the tablet',
  ].filter((fault) => fault !== false);
}

/** Everything that paints something of its own: words, a drawing, a field, a background or a border. */
function shownElements(): readonly Element[] {
  const root = document.querySelector('[data-shown]');
  const onTop =
    root?.querySelector('dialog[open]') ?? [...(root?.querySelectorAll('*') ?? [])].find(isLaidOver);
  return [...((onTop ?? root)?.querySelectorAll('*') ?? [])].filter(
    (element) => isShown(element) && (hasWords(element) || isDrawing(element) || hasGround(element)),
  );
}

/** A screen that covers the frame, as a receipt does. */
function isLaidOver(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width >= innerWidth && height >= innerHeight && getComputedStyle(element).position === 'fixed';
}

function isShown(element: Element): boolean {
  if (element.closest('svg') !== element && element.closest('svg')) return false;
  if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) return false;
  const { width, height } = element.getBoundingClientRect();
  // A button as large as the tablet lies under everything on purpose; words of one pixel are for screen readers.
  const isGround = width >= innerWidth && height >= innerHeight;
  return width > 1 && height > 1 && !isGround && getComputedStyle(element).clipPath === 'none';
}

const isDrawing = (element: Element) =>
  ['svg', 'input', 'select', 'img'].includes(element.tagName.toLowerCase());

function hasWords(element: Element): boolean {
  return wordsOf(element).length > 0;
}

function wordsOf(element: Element): readonly Node[] {
  return [...element.childNodes].filter(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
  );
}

function hasGround(element: Element): boolean {
  const { backgroundColor, borderTopWidth, borderTopColor } = getComputedStyle(element);
  const hasEdge = borderTopWidth !== '0px' && !isClear(borderTopColor);
  return hasEdge || !isClear(backgroundColor);
}

const isClear = (colour: string) => colour === 'transparent' || colour.endsWith(', 0)');

/** Words are where their letters are, everything else is where its box is. */
function boxesOf(element: Element): readonly DOMRect[] {
  const own = isDrawing(element) || hasGround(element) || element.matches('button');
  if (own) return [element.getBoundingClientRect()];
  return wordsOf(element).flatMap((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].filter(({ width }) => width > 1);
  });
}

function isWithin(box: DOMRect, hole: DOMRect): boolean {
  return (
    box.left >= hole.left - SLACK_PIXELS &&
    box.top >= hole.top - SLACK_PIXELS &&
    box.right <= hole.right + SLACK_PIXELS &&
    box.bottom <= hole.bottom + SLACK_PIXELS
  );
}

/** The part of the tablet through which an element can be seen: what every box around it leaves of the viewport. */
function seenThrough(element: Element): DOMRect {
  let [left, top, right, bottom] = [0, 0, innerWidth, innerHeight];
  for (let inner = element; inner.parentElement; inner = inner.parentElement) {
    // What is fixed to the tablet is not cut by what it stands in.
    if (getComputedStyle(inner).position === 'fixed') break;
    const around = inner.parentElement;
    if (getComputedStyle(around).overflowX === 'visible') continue;
    const hole = around.getBoundingClientRect();
    left = Math.max(left, hole.left);
    top = Math.max(top, hole.top);
    right = Math.min(right, hole.right);
    bottom = Math.min(bottom, hole.bottom);
  }
  return new DOMRect(left, top, right - left, bottom - top);
}

/** Whether its middle and its four sides are uncovered: the element that is hit there lies inside it, or holds it. */
function isUncovered(element: Element, box: DOMRect): boolean {
  // Words may lie over the picture of a camera.
  if (element.querySelector('video')) return true;
  // The box of a line of letters has room above and below them, into which its neighbours may reach.
  const edge = hasWords(element) && !element.matches('button') ? 0.3 : 0.08;
  const places = [
    [0.5, 0.5],
    [0.04, 0.5],
    [0.96, 0.5],
    [0.5, edge],
    [0.5, 1 - edge],
  ] as const;
  return places.every(([x, y]) => {
    const hit = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
    return hit === null || hit.contains(element) || element.contains(hit) || mayLieOver(hit, element);
  });
}

/** The clear field of a choice lies over its words, and "Not me / wrong" over the name of the product: both on purpose. */
function mayLieOver(hit: Element, element: Element): boolean {
  const label = hit.closest('label');
  const isOneChoice = label !== null && label === element.closest('label');
  const isProductName = element.closest('header [role="img"]') !== null;
  return isOneChoice || (isProductName && hit.closest('[data-over-name]') !== null);
}

function isClipped(element: Element): boolean {
  if (!hasWords(element) || getComputedStyle(element).overflowX === 'visible') return false;
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
  return scrollWidth > clientWidth + SLACK_PIXELS || scrollHeight > clientHeight + SLACK_PIXELS;
}

/** Words that stick out of their button, their field or their dialog. */
function isTooWide(element: Element): boolean {
  const holder = element.parentElement?.closest(HOLDS_WORDS);
  const hole = holder?.getBoundingClientRect();
  return hole !== undefined && hasWords(element) && !boxesOf(element).every((box) => isWithin(box, hole));
}

/** Scrolls until an element is in the middle. @returns a function that scrolls everything back */
function scrollFree(element: Element): () => void {
  const stood: (readonly [Element, number, number])[] = [];
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (around.scrollHeight > around.clientHeight || around.scrollWidth > around.clientWidth)
      stood.push([around, around.scrollLeft, around.scrollTop]);
  }
  if (stood.length > 0) element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  return () => stood.forEach(([around, left, top]) => around.scrollTo({ left, top, behavior: 'instant' }));
}

function nameOf(element: Element): string {
  const words = element.textContent.trim().replace(/\s+/g, ' ').slice(0, 60);
  const holder = element.closest('[class]')?.getAttribute('class')?.replaceAll('_', ' ').trim() ?? '';
  const said = words === '' ? (element.getAttribute('aria-label') ?? '') : words;
  return `<${element.tagName.toLowerCase()}> ${said} (${holder.slice(0, 60)})`;
}
