import { Chips } from "#web/components/chips/chips.tsx";
import { articleCategories, articleCategory } from "./article.ts";
import { articleSlugs } from "./article-slugs.ts";
import styles from "./articles.module.css";

const counted = (value: string, name: string, count: number) => ({
  value,
  label: (
    <>
      {name} <small>{count}</small>
    </>
  ),
});

const filters = [
  counted("", "All", articleSlugs.length),
  ...articleCategories.map((category) =>
    counted(category, category, articleSlugs.filter(([slug]) => articleCategory(slug) === category).length),
  ),
];

type CategoryFilterProps = { chosen: string; onChange: (category: string) => void };

/** One category or all. */
export function CategoryFilter({ chosen, onChange }: CategoryFilterProps) {
  return (
    <Chips
      name="article-category"
      legend="Category"
      options={filters}
      value={chosen}
      onChange={onChange}
      className={`${styles.filter} needs-script`}
    />
  );
}
