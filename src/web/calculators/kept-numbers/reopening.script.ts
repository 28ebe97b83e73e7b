import { reopening } from "./reopening.ts";

reopening();
