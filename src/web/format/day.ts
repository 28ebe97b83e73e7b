const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** "2025-04-01" as "1 April 2025". */
export function day(date: string): string {
  const [year, month, dayOfMonth] = date.split("-").map(Number);
  return `${dayOfMonth} ${months[(month ?? 1) - 1]} ${year}`;
}

/** "2025-04-01" as "1 Apr 2025", for tables. */
export function shortDay(date: string): string {
  const [dayOfMonth, month = "", year] = day(date).split(" ");
  return `${dayOfMonth} ${month.slice(0, 3)} ${year}`;
}
