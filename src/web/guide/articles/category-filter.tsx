import { figureMark } from "#web/components/field/figure-mark.ts";
import { articleCategories, articleCategory } from "./article.ts";
import { articleSlugs } from "./article-slugs.ts";
import styles from "./articles.module.css";

const inAll = { value: "", label: "All", count: articleSlugs.length };
const filters = [
  inAll,
  ...articleCategories.map((category) => ({
    value: category,
    label: category,
    count: articleSlugs.filter(([slug]) => articleCategory(slug) === category).length,
  })),
];

type CategoryFilterProps = { chosen: string; onChange: (category: string) => void };

/** One category or all; radio buttons, so arrow keys and screen readers know them. */
export function CategoryFilter({ chosen, onChange }: CategoryFilterProps) {
  return (
    <fieldset className={`${styles.filter} needs-script`}>
      <legend className="visually-hidden">Category</legend>
      {filters.map(({ value, label, count }) => (
        <label key={value}>
          <input
            type="radio"
            name="article-category"
            {...figureMark("article-category")}
            value={value}
            checked={value === chosen}
            onChange={() => onChange(value)}
            autoComplete="off"
          />
          <span>
            {label} <small>{count}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
