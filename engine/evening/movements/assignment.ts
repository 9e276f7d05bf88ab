import { float64At, int32At } from '../../cards/indexed.ts';

/**
 * The cheapest way to give each row a column of its own (the Hungarian method, rows × rows × columns steps). `price`: of a row in a column; there are at least as many columns as
 * rows. Returns the column of each row.
 */
export function cheapest(rows: number, columns: number, price: (row: number, column: number) => number): number[] {
  if (columns < rows) throw new RangeError(`${rows} rows in ${columns} columns`);
  // Rows and columns count from 1; 0 stands for none.
  const rowPrice = new Float64Array(rows + 1);
  const columnPrice = new Float64Array(columns + 1);
  const rowOf = new Int32Array(columns + 1);
  const cameFrom = new Int32Array(columns + 1);
  for (let row = 1; row <= rows; row += 1) {
    const least = new Float64Array(columns + 1).fill(Infinity);
    const used = new Uint8Array(columns + 1);
    rowOf[0] = row;
    let column = 0;
    while (int32At(rowOf, column) !== 0) {
      used[column] = 1;
      const at = int32At(rowOf, column);
      let step = Infinity;
      let next = 0;
      for (let other = 1; other <= columns; other += 1) {
        if (used[other] === 1) continue;
        const reduced = price(at - 1, other - 1) - float64At(rowPrice, at) - float64At(columnPrice, other);
        if (reduced < float64At(least, other)) {
          least[other] = reduced;
          cameFrom[other] = column;
        }
        if (float64At(least, other) < step) {
          step = float64At(least, other);
          next = other;
        }
      }
      for (let other = 0; other <= columns; other += 1)
        if (used[other] === 1) {
          const owner = int32At(rowOf, other);
          rowPrice[owner] = float64At(rowPrice, owner) + step;
          columnPrice[other] = float64At(columnPrice, other) - step;
        } else least[other] = float64At(least, other) - step;
      column = next;
    }
    while (column !== 0) {
      const before = int32At(cameFrom, column);
      rowOf[column] = int32At(rowOf, before);
      column = before;
    }
  }
  const columnOf = new Array<number>(rows).fill(-1);
  for (let column = 1; column <= columns; column += 1) if (int32At(rowOf, column) > 0) columnOf[int32At(rowOf, column) - 1] = column - 1;
  return columnOf;
}
