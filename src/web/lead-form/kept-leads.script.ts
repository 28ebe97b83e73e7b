import { watchKeptLeads } from "./watch-kept-leads.ts";

watchKeptLeads();
