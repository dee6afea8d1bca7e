// Text into HTML. All of it is our own text, the description of the API and the guide, but it is escaped all the same.
import { Marked, type Tokens } from 'marked';

/** Text as it stands in an element or an attribute. */
export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** The anchor of a heading, as code hosts make it, so that links within a page work in both places. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');
}

const marked = new Marked({
  renderer: {
    heading({ tokens, depth, text }) {
      return `<h${depth} id="${anchorOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    // An empty cell in the table head becomes an ordinary cell.
    tablecell({ tokens, header }: Tokens.TableCell) {
      const tag = header && tokens.length > 0 ? 'th' : 'td';
      return `<${tag}>${this.parser.parseInline(tokens)}</${tag}>\n`;
    },
  },
});

/** Markdown as HTML. */
export function fromMarkdown(text: string): string {
  return marked.parse(text, { async: false });
}
