/** The index of the stop that is nearest to a share of the width. */
export function nearestStop(places: readonly number[], share: number): number {
  const distances = places.map((at) => Math.abs(at - share));
  return distances.indexOf(Math.min(...distances));
}
