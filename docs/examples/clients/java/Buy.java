import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.openapitools.client.ApiClient;
import org.openapitools.client.ApiException;
import org.openapitools.client.api.*;
import org.openapitools.client.model.*;

/**
 * Buys the first product of the shop with the client that openapi-generator makes for Java, and shows two failures.
 * Every answer has HTTP status 200: a failure is the other member of the answer, with the code in the body.
 */
class Buy {
  static void report(Object... values) throws JsonProcessingException {
    System.out.println(new ObjectMapper().writeValueAsString(values));
  }

  static void reportFailure(String call, Object answer) throws JsonProcessingException {
    Failure failure = (Failure) answer;
    report(call, "failure", failure.getCode().getValue(), failure.getMessage());
  }

  public static void main(String[] args) throws ApiException, JsonProcessingException {
    ApiClient client = new ApiClient();
    client.updateBaseUri(System.getenv("SHOP_URL"));
    ProductApi products = new ProductApi(client);

    ProductCardPage page =
        products.productList(null, null, null, null, null, null, null, 1, 3).getProductListSuccess().getData();
    ProductCard card = page.getList().get(0);
    report("productList", page.getTotal(), card.getStoreName(), card.getPrice(), card.getOtPrice());

    ProductDetail product = products.productDetail(card.getId(), null).getProductDetailSuccess().getData();
    Sku sku = product.getProductValue().values().stream().min(Comparator.comparing(Sku::getId)).orElseThrow();
    ProductInfo info = product.getProductInfo();
    report("productDetail", info.getStoreName(), info.getPrice(), sku.getId(), sku.getWeight());

    List<CategoryNode> categories = products.productCategories().getProductCategoriesSuccess().getData();
    CategoryNode first = categories.get(0);
    report("productCategories", categories.size(), first.getName(), first.getChildList().size());

    LoginMethodInfo ways = new LoginApi(client).loginMethods().getLoginMethodsSuccess().getData();
    report("loginMethods", ways.getGoogleOpen(), ways.getFacebookAppId(), ways.getVisitorOpen());

    // A guest has no account, and this product does not exist.
    reportFailure("userInfo", new UserApi(client).userInfo().getActualInstance());
    reportFailure("productDetail", products.productDetail(99999999L, null).getActualInstance());

    EmailLogin person =
        new EmailLogin().email(System.getenv("SHOP_EMAIL")).password(System.getenv("SHOP_PASSWORD"));
    LoginResult session = new LoginApi(client).emailLogin(person).getEmailLoginSuccess().getData();
    report(
        "emailLogin",
        session.getUid(),
        session.getNikeName(),
        session.getEmail(),
        session.getPhone(),
        session.getType().getValue());
    client.setRequestInterceptor(request -> request.header("Authori-zation", session.getToken()));

    UserCenter user = new UserApi(client).userInfo().getUserInfoSuccess().getData();
    report("userInfo", user.getNickname(), user.getEmail(), user.getUserType().getValue(), user.getIntegral());

    OrderApi orders = new OrderApi(client);
    OrderCenterCounts counts = orders.orderCenterCounts().getOrderCenterCountsSuccess().getData();
    report("orderCenterCounts", counts.getUnPaidCount(), counts.getRefundCount());

    AddressPage book = new AddressApi(client).addressList(1, 20).getAddressListSuccess().getData();
    Address home = book.getList().get(0);
    report("addressList", book.getTotal(), home.getRealName(), home.getPostCode(), home.getIsDefault());

    CartApi cart = new CartApi(client);
    CartAddItem item = new CartAddItem().productId(card.getId()).productAttrUnique(sku.getId()).cartNum(2);
    cart.cartSave(List.of(item)).getCartSaveSuccess();
    report("cartSave");

    CartMerchantGroup store = cart.cartList(true).getCartListSuccess().getData().get(0);
    CartLine line = store.getCartInfoList().get(0);
    report("cartList", store.getMerName(), line.getProductAttrUnique(), line.getPrice(), line.getCartNum());

    PreOrderCreate lines =
        new PreOrderCreate()
            .preOrderType(PreOrderType.SHOPPING_CART)
            .orderDetails(new ArrayList<>(List.of(new PreOrderItem().shoppingCartId(line.getId()))));
    String preOrderNo = orders.preOrderCreate(lines).getPreOrderCreateSuccess().getData().getPreOrderNo();
    report("preOrderCreate", preOrderNo);

    OrderCreate order =
        new OrderCreate()
            .preOrderNo(preOrderNo)
            .addressId(home.getId())
            .payType(PayType.CARD)
            .payChannel(PayChannel.PC);
    report("orderCreate", orders.orderCreate(order).getOrderCreateSuccess().getData().getOrderNo());
  }
}
