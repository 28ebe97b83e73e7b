const figure = /^[−–+-]?\s*(?:about |up to )?(?:R\s?)?\d[\d\s\u00a0.,]*(?:\s?[%×])?$/;

type Cell = { tag: string; text: string };

/**
 * Gives the HTML of a table from the text what a plain text table cannot say: its first column names the
 * rows, a header names its column, an empty corner is no header, and columns of figures line up on the right.
 * Cells hold text and simple markup; a table never stands inside another.
 */
export function describedTable(html: string, figureClass: string): string {
  const rows = html.match(/<tr>[\s\S]*?<\/tr>/g) ?? [];
  const figures = figureColumns(rows.map(cellsOf));
  return html.replace(/<tr>[\s\S]*?<\/tr>/g, (row) => {
    let column = -1;
    return row.replace(/<(td|th)>([\s\S]*?)<\/\1>/g, (_, tag: string, content: string) => {
      column += 1;
      const className = figures.has(column) ? ` class="${figureClass}"` : "";
      if (tag === "th" && content.trim() === "") return `<td${className}></td>`;
      if (tag === "th") return `<th scope="col"${className}>${content}</th>`;
      return column === 0 ? `<th scope="row">${content}</th>` : `<td${className}>${content}</td>`;
    });
  });
}

function cellsOf(row: string): Cell[] {
  return [...row.matchAll(/<(td|th)>([\s\S]*?)<\/\1>/g)].map(([, tag = "", content = ""]) => ({
    tag,
    text: content.replace(/<[^>]*>/g, "").trim(),
  }));
}

/** Columns after the first in which every filled cell of the body is a figure. */
function figureColumns(rows: Cell[][]): Set<number> {
  const body = rows.filter((row) => row.some(({ tag }) => tag === "td"));
  const columns = body[0]?.keys() ?? [];
  return new Set(
    [...columns].filter((column) => column > 0 && isFigures(body.map((row) => row[column]?.text ?? ""))),
  );
}

function isFigures(texts: string[]): boolean {
  const filled = texts.filter(Boolean);
  return filled.length > 0 && filled.every((text) => figure.test(text));
}
