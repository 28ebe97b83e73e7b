import { Component, type ComponentChildren, type ComponentType, h } from "preact";

/** A component that is drawn again only when one of its properties is another one than before. */
export function memo<Props extends object>(drawn: (props: Props) => ComponentChildren): ComponentType<Props> {
  return class extends Component<Props> {
    override shouldComponentUpdate(next: Props): boolean {
      return (Object.keys(next) as (keyof Props)[]).some((name) => next[name] !== this.props[name as never]);
    }
    override render() {
      return h(drawn as ComponentType<Props>, this.props);
    }
  };
}
