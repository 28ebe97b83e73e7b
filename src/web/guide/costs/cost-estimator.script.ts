/** A link with numbers for the estimator leads to it: its fragment has the numbers, so it cannot name the place. */
function leadToEstimator(): void {
  if (/[#&]estimator\w+=/.test(location.hash)) document.getElementById("cost-estimator")?.scrollIntoView();
}

addEventListener("hashchange", leadToEstimator);
leadToEstimator();
