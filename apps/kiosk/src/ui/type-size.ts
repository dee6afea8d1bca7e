export type TypeSize = 'normal' | 'large';

/** How large the letters of this tablet are; how much larger that is on which screen stands in `theme.css`. */
export function setTypeSize(size: TypeSize): void {
  document.documentElement.dataset['type'] = size;
}
