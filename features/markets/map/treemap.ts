// A rectangle cut into cells whose areas are shares of a whole, each as near to a square as it gets: rows along the shorter side.

/** In parts of the whole rectangle, 0 to 1. */
export type Cell = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

type Free = { x: number; y: number; width: number; height: number };

/** The worst ratio of sides in a row of areas along a side. */
function worst(row: readonly number[], side: number): number {
  const sum = row.reduce((all, area) => all + area, 0);
  return Math.max(...row.map((area) => Math.max((side * side * area) / (sum * sum), (sum * sum) / (side * side * area))));
}

/** Lays a row along the shorter side of what is free, and takes its room away. */
function lay(row: readonly number[], free: Free): Cell[] {
  const sum = row.reduce((all, area) => all + area, 0);
  const isColumn = free.width >= free.height;
  const thickness = sum / (isColumn ? free.height : free.width);
  let along = 0;
  const cells = row.map((area) => {
    const length = area / thickness;
    const cell = isColumn
      ? { x: free.x, y: free.y + along, width: thickness, height: length }
      : { x: free.x + along, y: free.y, width: length, height: thickness };
    along += length;
    return cell;
  });
  if (isColumn) {
    free.x += thickness;
    free.width -= thickness;
  } else {
    free.y += thickness;
    free.height -= thickness;
  }
  return cells;
}

/** `values`: positive, the largest first. `aspect`: width by height. */
export function treemap(values: readonly number[], aspect: number): Cell[] {
  const sum = values.reduce((all, value) => all + value, 0);
  const free: Free = { x: 0, y: 0, width: aspect, height: 1 };
  const cells: Cell[] = [];
  let row: number[] = [];
  for (const value of values) {
    const area = (value / sum) * aspect;
    const side = Math.min(free.width, free.height);
    if (row.length > 0 && worst([...row, area], side) > worst(row, side)) {
      cells.push(...lay(row, free));
      row = [];
    }
    row.push(area);
  }
  if (row.length > 0) cells.push(...lay(row, free));
  return cells.map(({ x, y, width, height }) => ({ x: x / aspect, y, width: width / aspect, height }));
}
